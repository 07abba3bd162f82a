/** Before the passphrase: setting up, unlocking, locking. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Language, wordsIn } from '#app/site/language.ts';
import { words as keyWords } from '../keys/words.ts';
import { addressIn } from '../look/addresses.ts';
import type { Faults } from '../look/fields.ts';
import type { PageAnswer } from '../part.ts';
import { hasVault, Vault, VaultFileError, WrongPassphraseError } from '../safe/vault.ts';
import type { Sessions } from '../session.ts';
import { isSample, type SetUpOptions, setUp } from './set-up.ts';
import { setUpPage } from './set-up-page.ts';
import { unlockPage } from './unlock-page.ts';
import { words } from './words.ts';

export interface EntryOptions extends SetUpOptions {
  readonly sessions: Sessions;
  /** Sends a page without navigation. */
  readonly send: (reply: FastifyReply, path: string, page: PageAnswer) => FastifyReply;
}

export function answerEntry(app: FastifyInstance, language: Language, options: EntryOptions): void {
  const { folder, sessions, send } = options;
  const at = (path: string) => addressIn(language, path);
  const w = wordsIn(words, language);
  const setUpAnswer = (faults?: Faults, typed?: URLSearchParams): PageAnswer => ({
    title: w.setUp,
    main: setUpPage({ language, folder, faults, typed }),
    status: faults ? 422 : 200,
  });

  app.get(at('/set-up'), async (_request, reply) =>
    (await hasVault(folder)) ? reply.redirect(at('/unlock'), 303) : send(reply, '/set-up', setUpAnswer()),
  );
  app.post(at('/set-up'), async (request, reply) => {
    if (await hasVault(folder)) return reply.redirect(at('/unlock'), 303);
    const form = request.body as URLSearchParams;
    const made = await setUp(form, language, options);
    if (!(made instanceof Vault)) return send(reply, '/set-up', setUpAnswer(made, form));
    sessions.begin(made, reply);
    return reply.redirect(at(isSample(made.currentKey) ? '/requests' : '/settings'), 303);
  });

  app.get(at('/unlock'), async (request, reply) => {
    if (!(await hasVault(folder))) return reply.redirect(at('/set-up'), 303);
    if (sessions.of(request)) return reply.redirect(at('/'), 303);
    return send(reply, '/unlock', { title: w.unlock, main: unlockPage(language) });
  });
  app.post(at('/unlock'), async (request, reply) => {
    const refused = (view: Parameters<typeof unlockPage>[1]) =>
      send(reply, '/unlock', { title: w.unlock, main: unlockPage(language, view), status: 422 });
    try {
      sessions.begin(await Vault.open(folder, (request.body as URLSearchParams).get('passphrase') ?? ''), reply);
      return reply.redirect(at('/'), 303);
    } catch (error) {
      if (error instanceof WrongPassphraseError) return refused({ faults: { passphrase: wordsIn(keyWords, language).wrongPassphrase } });
      if (error instanceof VaultFileError) return refused({ unreadable: true });
      throw error;
    }
  });

  app.post(at('/lock'), async (request, reply) => {
    if (sessions.of(request)) sessions.end();
    return reply.redirect(at('/unlock'), 303);
  });
}
