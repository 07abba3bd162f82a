/** Builds the desk's HTTP server (docs/office.md) without starting it: main.ts makes it listen, only on 127.0.0.1. */
import { join } from 'node:path';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { practice } from '#app/content/content.server.ts';
import { type Language, languages, wordsIn } from '#app/site/language.ts';
import { answerEntry } from './entry/entry-routes.ts';
import { isSample } from './entry/set-up.ts';
import { framedPolicy, guard, guarded } from './guard.ts';
import { deskDocument } from './look/document.ts';
import { html } from './look/html.ts';
import { languageOfPath, linksIn, pathIn } from './look/links.ts';
import { serveLook } from './look/served-files.ts';
import { words } from './look/words.ts';
import { multipartForm } from './multipart.ts';
import type { PageAnswer } from './part.ts';
import { deskParts } from './parts.ts';
import { tidyRequests } from './requests/request-box.ts';
import { addressToken } from './safe/address-token.ts';
import { cleanForm } from './safe/clean-text.ts';
import { makePrivateFolder, removeHalfWritten } from './safe/durable-file.ts';
import { lockFolder } from './safe/folder-lock.ts';
import { PassphraseAttempts } from './safe/passphrase-attempts.ts';
import { hasVault, VaultChangedError, VaultFileError } from './safe/vault.ts';
import { isOwnForm, type OpenDesk, Sessions } from './session.ts';
import { tidyContent } from './website/files/content-change.ts';

export interface DeskOptions {
  /** Where keys and requests are kept, as an absolute path. */
  readonly folder: string;
  /** The folder of the project whose content/ the desk changes, as an absolute path; this program's own project unless given. */
  readonly project?: string | undefined;
  /** The person the office calls when the site needs IT support. */
  readonly helper?: string | undefined;
  /** Receives faults of the program; never anything from a request. */
  readonly report: (fault: string) => void;
  readonly now?: () => number;
  /** Rounds of stretching a passphrase; the vault's default unless given. */
  readonly iterations?: number;
  /** Milliseconds that one whole check of the server may take; the default unless given. */
  readonly lookMs?: number;
}

export interface Desk {
  readonly app: FastifyInstance;
  /** The start of every address of the desk: a slash and a secret that only this computer's account can read. */
  readonly base: string;
}

/** Bytes of a form: the longest form is a page of the list with every request selected. */
const longestForm = 16 * 1024;

const ownProject = join(import.meta.dirname, '..');

/** Makes and tidies the folder. Throws FolderInUseError if another desk has it open. */
export async function buildDesk({
  folder,
  project = ownProject,
  helper,
  report,
  now = Date.now,
  iterations,
  lookMs,
}: DeskOptions): Promise<Desk> {
  await makePrivateFolder(folder);
  const unlockFolder = lockFolder(folder);
  await removeHalfWritten(folder);
  await tidyRequests(folder);
  await tidyContent(project);
  const base = `/${await addressToken(folder)}`;

  const app: FastifyInstance = fastify({
    ...guarded,
    logger: false,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    bodyLimit: longestForm,
    requestTimeout: 30_000,
  });
  app.addHook('onClose', async () => unlockFolder());
  const attempts = new PassphraseAttempts(now);
  const sessions = new Sessions({ folder, base, now, attempts, lookMs });
  guard(app);
  serveLook(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, cleanForm(new URLSearchParams(String(body)))),
  );

  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    multipartForm(request.headers['content-type'] ?? '', body),
  );

  /** `path`, in English, is where the language switch leads. */
  function send(reply: FastifyReply, path: string, { status = 200, goOn, ...page }: PageAnswer, desk?: OpenDesk): FastifyReply {
    const links = linksIn(base, languageOfPath(pathBelow(reply.request.url)), desk?.formToken);
    const place = {
      links,
      base,
      path,
      practice: practice().brand.name,
      nav: desk && deskParts.map((part) => ({ path: part.path, name: part.name })),
      sample: desk && isSample(desk.vault.currentKey),
    };
    if (goOn) reply.header('refresh', `0; url=${goOn}`);
    return reply.code(status).type('text/html; charset=utf-8').send(deskDocument(place, page));
  }

  /** Returns the path of an address without the base and the query. */
  function pathBelow(url: string): string {
    return url.replace(/\?.*/s, '').slice(base.length) || '/';
  }

  for (const language of languages) {
    const route = (path: string) => base + pathIn(language, path);
    answerEntry(app, linksIn(base, language), { folder, iterations, sessions, attempts, send });
    app.get(route('/'), async (request, reply) =>
      sessions.of(request) ? reply.redirect(route(deskParts[0].path), 303) : ask(reply, route),
    );
    for (const part of deskParts) {
      for (const { method, path, answer, longestForm: longest = longestForm } of part.routes) {
        app.route({
          method,
          url: route(part.path + path),
          bodyLimit: longest,
          handler: async (request: FastifyRequest, reply) => {
            const desk = sessions.of(request);
            if (!desk) return ask(reply, route);
            if (method === 'POST' && !isOwnForm(request.body, desk))
              return send(reply, part.path, stalePage(language, route(part.path)), desk);
            const given = await answer({
              desk,
              links: linksIn(base, language, desk.formToken),
              params: request.params as Record<string, string>,
              query: new URL(request.url, 'http://desk').searchParams,
              form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
              now: new Date(now()),
              folder,
              project,
              helper,
            });
            if ('goTo' in given) return reply.redirect(given.goTo, 303);
            if ('file' in given) {
              const { name, type, content } = given.file;
              return reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content);
            }
            if ('shown' in given) {
              const { status = 200, type, content } = given.shown;
              return reply.code(status).header('content-security-policy', framedPolicy).type(type).send(content);
            }
            // The answer to a form has no address to return to.
            return send(reply, method === 'GET' ? englishPath(pathBelow(request.url)) : part.path, given, desk);
          },
        });
      }
    }
  }

  async function ask(reply: FastifyReply, route: (path: string) => string): Promise<FastifyReply> {
    return reply.redirect(route((await hasVault(folder)) ? '/unlock' : '/set-up'), 303);
  }

  app.setNotFoundHandler((request, reply) => {
    if (!request.url.startsWith(`${base}/`)) {
      const text = languages.map((language) => wordsIn(words, language).elsewhere).join('\n');
      return reply.code(404).type('text/plain; charset=utf-8').send(`${text}\n`);
    }
    const links = linksIn(base, languageOfPath(pathBelow(request.url)));
    const w = wordsIn(words, links.language);
    return send(reply, '/', { title: w.notFound, main: html`<p><a href="${links.at('/')}">${w.back}</a></p>`, status: 404 });
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const links = linksIn(base, languageOfPath(pathBelow(request.url)));
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
  return { app, base };
}

/** The page for a form from before the desk was locked, or from elsewhere. */
function stalePage(language: Language, address: string): PageAnswer {
  const w = wordsIn(words, language);
  return { title: w.stale, main: html`<p>${w.staleHelp}</p><p><a href="${address}">${w.back}</a></p>`, status: 403 };
}

/** Returns a path without its language prefix. */
function englishPath(path: string): string {
  return languageOfPath(path) === 'es' ? path.slice('/es'.length) || '/' : path;
}

/** Returns where in the program a fault arose, without its message. */
function placesIn({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
}
