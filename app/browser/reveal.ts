/** Stands in pages that have sections to fade in (scripts/build/finish-html.ts), so that who only reads sees it too. */
import { revealSections } from '#app/ui/reveal-sections.ts';

revealSections();
