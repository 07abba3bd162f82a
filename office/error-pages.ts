/** The desk's answers to unknown addresses and to faults. */
import { languages, wordsIn } from '#app/site/language.ts';
import { html } from './look/html.ts';
import { languageOfPath, linksIn } from './look/links.ts';
import { words } from './look/words.ts';
import type { RunningDesk } from './part-routes.ts';
import { VaultChangedError, VaultFileError } from './safe/vault.ts';
import { pathBelow } from './send-page.ts';

/** Adds both. @param report receives faults of the program; never anything from a request */
export function addErrorPages({ app, base, sessions, send }: RunningDesk, report: (fault: string) => void): void {
  const linksFor = (url: string) => linksIn(base, languageOfPath(pathBelow(base, url)));
  app.setNotFoundHandler((request, reply) => {
    if (!request.url.startsWith(`${base}/`)) {
      const text = languages.map((language) => wordsIn(words, language).elsewhere).join('\n');
      return reply.code(404).type('text/plain; charset=utf-8').send(`${text}\n`);
    }
    const links = linksFor(request.url);
    const w = wordsIn(words, links.language);
    return send(reply, '/', { title: w.notFound, main: html`<p><a href="${links.at('/')}">${w.back}</a></p>`, status: 404 });
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const links = linksFor(request.url);
    if (error instanceof VaultChangedError || error instanceof VaultFileError) {
      sessions.end();
      return reply.redirect(links.at('/unlock'), 303);
    }
    const { statusCode = 500 } = error;
    // Leaves out the message, which may quote a visitor.
    if (statusCode >= 500) report([error.name, error.code, ...placesIn(error)].filter(Boolean).join(' '));
    const w = wordsIn(words, links.language);
    const help = statusCode === 413 ? w.tooLong : w.wentWrongHelp;
    return send(reply, '/', { title: w.wentWrong, main: html`<p>${help}</p>`, status: statusCode });
  });
}

/** Returns where in the program a fault arose, without its message. */
function placesIn({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
}
