/** Sends the desk's pages with the navigation, the language switch and the notice about a sample key. */
import type { FastifyReply } from 'fastify';
import { practice } from '#app/content/content.server.ts';
import { isSample } from './entry/set-up.ts';
import { deskDocument } from './look/document.ts';
import { languageOfPath, linksIn } from './look/links.ts';
import type { PageAnswer } from './part.ts';
import { deskParts } from './parts.ts';
import type { OpenDesk } from './session.ts';

/** Sends a page. The language switch leads to `path`, in English; without `desk`, the page has no navigation. */
export type SendPage = (reply: FastifyReply, path: string, page: PageAnswer, desk?: OpenDesk) => FastifyReply;

/** Returns the path of an address without the base and the query. */
export function pathBelow(base: string, url: string): string {
  return url.replace(/\?.*/s, '').slice(base.length) || '/';
}

export function pageSender(base: string): SendPage {
  return (reply, path, { status = 200, goOn, ...page }, desk) => {
    const links = linksIn(base, languageOfPath(pathBelow(base, reply.request.url)), desk?.formToken);
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
  };
}
