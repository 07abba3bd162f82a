/** Serves the pages of the desk's parts, in both languages and behind the passphrase. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, wordsIn } from '#app/site/language.ts';
import { framedPolicy } from './guard.ts';
import { html } from './look/html.ts';
import { languageOfPath, linksIn, pathIn } from './look/links.ts';
import { words } from './look/words.ts';
import type { DeskAnswer, DeskPart, PageAnswer, PageRequest, Route } from './part.ts';
import { deskParts } from './parts.ts';
import { hasVault } from './safe/vault.ts';
import { pathBelow, type SendPage } from './send-page.ts';
import { isOwnForm, type OpenDesk, type Sessions } from './session.ts';

/** What the routes of a running desk share. */
export interface RunningDesk extends Pick<PageRequest, 'folder' | 'project' | 'helper'> {
  readonly app: FastifyInstance;
  /** The start of every address of the desk. */
  readonly base: string;
  readonly sessions: Sessions;
  readonly send: SendPage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Bytes of a form: the longest form is a page of the list with every request selected. */
export const longestForm = 16 * 1024;

/** Adds the routes of all parts in one language. */
export function addPartRoutes(running: RunningDesk, language: Language): void {
  const { app, base, sessions } = running;
  const at = (path: string) => base + pathIn(language, path);
  app.get(at('/'), async (request, reply) =>
    sessions.of(request) ? reply.redirect(at(deskParts[0].path), 303) : redirectToEntry(reply, running, language),
  );
  for (const part of deskParts)
    for (const route of part.routes)
      app.route({
        method: route.method,
        url: at(part.path + route.path),
        bodyLimit: route.longestForm ?? longestForm,
        handler: async (request, reply) => {
          const desk = sessions.of(request);
          return desk ? answerPart(running, { part, route, language, desk, request, reply }) : redirectToEntry(reply, running, language);
        },
      });
}

interface PartCall {
  readonly part: DeskPart;
  readonly route: Route;
  readonly language: Language;
  readonly desk: OpenDesk;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answerPart(running: RunningDesk, { part, route, language, desk, request, reply }: PartCall): Promise<FastifyReply> {
  const { base, send, folder, project, helper, now } = running;
  if (route.method === 'POST' && !isOwnForm(request.body, desk))
    return send(reply, part.path, stalePage(language, base + pathIn(language, part.path)), desk);
  const given = await route.answer({
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
  // The answer to a form has no address to return to.
  const path = route.method === 'GET' ? englishPath(pathBelow(base, request.url)) : part.path;
  return sendAnswer(reply, given, (page) => send(reply, path, page, desk));
}

function sendAnswer(reply: FastifyReply, given: DeskAnswer, sendPage: (page: PageAnswer) => FastifyReply): FastifyReply {
  if ('goTo' in given) return reply.redirect(given.goTo, 303);
  if ('file' in given) {
    const { name, type, content } = given.file;
    return reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content);
  }
  if ('shown' in given) {
    const { status = 200, type, content } = given.shown;
    return reply.code(status).header('content-security-policy', framedPolicy).type(type).send(content);
  }
  return sendPage(given);
}

/** Leads to the passphrase, or to setting up a desk that has none. */
async function redirectToEntry(reply: FastifyReply, { base, folder }: RunningDesk, language: Language): Promise<FastifyReply> {
  return reply.redirect(base + pathIn(language, (await hasVault(folder)) ? '/unlock' : '/set-up'), 303);
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
