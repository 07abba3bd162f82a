import type { LoaderFunctionArgs } from 'react-router';
import { funFacts } from '#app/content/kids.server.ts';
import { localized } from '#app/content/localized.ts';
import { FactFlip } from './fact-flip.tsx';
import { FactSource } from './fact-source.tsx';
import { words } from '#app/parts/kids/words.ts';
import { ownPageMetadata } from '#app/metadata/own-page-metadata.server.ts';
import { pageTexts } from '#app/metadata/page-texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { requireAddress } from '#app/routes/address.server.ts';
import { metaFromLoader } from '#app/frame/metadata/meta.ts';

export function loader({ url }: LoaderFunctionArgs) {
  const address = requireAddress(url);
  return {
    meta: ownPageMetadata(address),
    title: pageTexts['fun-facts'].title[address.language],
    facts: localized(funFacts(), address.language),
  };
}

export const meta = metaFromLoader;

export default function FunFacts({ loaderData: { title, facts } }: { loaderData: ReturnType<typeof loader> }) {
  const w = useWords(words);
  return (
    <>
      <PageHeading title={title} lead={w.factsLead} />
      <section aria-label={w.flipTitle} className="mx-auto max-w-6xl px-5 pt-8 md:px-8 print:hidden">
        <FactFlip facts={facts} />
      </section>
      <Section id="all" title={w.allFacts}>
        <ol className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {facts.map(({ id, icon, text, source }) => (
            <li key={id} className="flex items-start gap-4 border-t border-line pt-5 print:break-inside-avoid">
              <Icon name={icon} className="icon mt-1 size-9 text-oak" />
              <div className="min-w-0">
                <p>{text}</p>
                <FactSource {...source} />
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-10 print:hidden">
          <PageLink to="kids-zone" className="btn btn-secondary">
            {w.backToZone}
          </PageLink>
        </p>
      </Section>
    </>
  );
}
