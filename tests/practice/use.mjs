/**
 * Makes this program, and every program that it starts, read the content of the tests (compose.mjs) instead of content/. If
 * CONTENT_ROOT already names a folder, that folder is read, as when npm test checks the practice's own content.
 */
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { composeContent, preload } from './compose.mjs';

process.env.CONTENT_ROOT ??= composeContent();
if (!process.env.NODE_OPTIONS?.includes(preload)) process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${preload}`.trim();

// The table of pages imports the list of doctors by this name or, after Playwright has resolved it, by its whole path.
const list = resolve(process.env.CONTENT_ROOT, 'physicians.json');
registerHooks({ resolve: (name, context, next) => next(name.endsWith('/content/physicians.json') ? list : name, context) });
