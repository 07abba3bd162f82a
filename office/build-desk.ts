/** The desk's own server, not yet listening: docs/office.md. It listens on 127.0.0.1 and nowhere else (main.ts). */
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { practice } from '#app/content/content.server.ts';
import { languages, wordsIn } from '#app/site/language.ts';
import { answerEntry } from './entry/entry-routes.ts';
import { isSample } from './entry/set-up.ts';
import { guard } from './guard.ts';
import { addressIn, languageOfAddress } from './look/addresses.ts';
import { deskDocument } from './look/document.ts';
import { html } from './look/html.ts';
import { serveLook } from './look/served-files.ts';
import { words } from './look/words.ts';
import type { PageAnswer } from './part.ts';
import { parts } from './parts.ts';
import { hasVault } from './safe/vault.ts';
import { type OpenDesk, Sessions } from './session.ts';

export interface DeskOptions {
  /** Where keys and requests are kept, as an absolute path. */
  readonly folder: string;
  /** Hears of faults of the program; never of what a request holds. */
  readonly report: (fault: string) => void;
  readonly now?: () => number;
  /** Rounds of stretching a passphrase; the usual ones unless given. */
  readonly iterations?: number;
}

/** Characters of a form: the longest is a typed key. */
const longestForm = 16 * 1024;

export async function buildDesk({ folder, report, now = Date.now, iterations }: DeskOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: false,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    bodyLimit: longestForm,
    requestTimeout: 30_000,
  });
  const sessions = new Sessions(folder, now);
  guard(app);
  serveLook(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  /** `path` is in English: the page a language switch leads to. */
  function send(reply: FastifyReply, path: string, { status = 200, ...page }: PageAnswer, desk?: OpenDesk): FastifyReply {
    const language = languageOfAddress(reply.request.url.replace(/\?.*/s, ''));
    const place = {
      language,
      path: addressIn(language, path),
      practice: practice().brand.name,
      nav: desk && parts.map((part) => ({ path: part.path, name: part.name })),
      sample: desk && isSample(desk.vault.currentKey),
    };
    return reply.code(status).type('text/html; charset=utf-8').send(deskDocument(place, page));
  }

  for (const language of languages) {
    const at = (path: string) => addressIn(language, path);
    answerEntry(app, language, { folder, iterations, sessions, send });
    app.get(at('/'), async (request, reply) => (sessions.of(request) ? reply.redirect(at(parts[0].path), 303) : ask(reply, at)));
    for (const part of parts) {
      for (const { method, path, answer } of part.routes) {
        app.route({
          method,
          url: at(part.path + path),
          handler: async (request: FastifyRequest, reply) => {
            const desk = sessions.of(request);
            if (!desk) return ask(reply, at);
            const given = await answer({
              desk,
              language,
              params: request.params as Record<string, string>,
              query: new URL(request.url, 'http://desk').searchParams,
              form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
              now: new Date(now()),
            });
            if ('goTo' in given) return reply.redirect(given.goTo, 303);
            // What a form was answered with has no address to come back to.
            const [shown = ''] = request.url.split('?');
            return send(reply, method === 'GET' ? englishAddress(shown) : part.path, given, desk);
          },
        });
      }
    }
  }

  async function ask(reply: FastifyReply, at: (path: string) => string): Promise<FastifyReply> {
    return reply.redirect(at((await hasVault(folder)) ? '/unlock' : '/set-up'), 303);
  }

  app.setNotFoundHandler((request, reply) => {
    const w = wordsIn(words, languageOfAddress(request.url));
    const main = html`<p><a href="${addressIn(languageOfAddress(request.url), '/')}">${w.home}</a></p>`;
    return send(reply, '/', { title: w.notFound, main, status: 404 });
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const { statusCode = 500 } = error;
    // Never the message: it may quote what a visitor wrote.
    if (statusCode >= 500) report([error.name, error.code, ...placesIn(error)].filter(Boolean).join(' '));
    const w = wordsIn(words, languageOfAddress(request.url));
    return send(reply, '/', { title: w.wentWrong, main: html`<p>${w.wentWrongHelp}</p>`, status: statusCode });
  });
  return app;
}

/** An address without the language it is in. */
function englishAddress(path: string): string {
  return languageOfAddress(path) === 'es' ? path.slice('/es'.length) || '/' : path;
}

/** Where in the program a fault arose, without its message. */
function placesIn({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
}
