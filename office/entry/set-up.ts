import { practice } from '#app/content/content.server.ts';
import { type KeyPairText, makeKeyPair } from '#app/requests/key-pair.ts';
import { sampleKeyPair, sampleOfficeToken } from '#app/requests/sample-key.ts';
import type { Language } from '#app/site/language.ts';
import { paperFault } from '../keys/key-text.ts';
import { PaperKeyError, pairFromPaper } from '../keys/paper-key.ts';
import { hasFault, passphraseFaults } from '../keys/passphrase-faults.ts';
import type { Faults } from '../look/fields.ts';
import { Vault } from '../safe/vault.ts';

/** Where `npm start` serves the site, for a sample desk. */
const sampleServer = 'http://127.0.0.1:3000';

export interface SetUpOptions {
  readonly folder: string;
  /** Rounds of stretching; the vault's default unless given. */
  readonly iterations?: number;
}

/** Makes the vault from the submitted form, or returns the form's faults. */
export async function setUp(form: URLSearchParams, language: Language, { folder, iterations }: SetUpOptions): Promise<Vault | Faults> {
  const passphrase = form.get('passphrase') ?? '';
  const pair = await chosenPair(form, language);
  const faults = { ...('privateKey' in pair ? {} : pair), ...(await passphraseFaults(language, passphrase, form.get('again') ?? '')) };
  if (!('privateKey' in pair) || hasFault(faults)) return faults;
  const vault = await Vault.create(folder, passphrase, pair as KeyPairText, iterations);
  if (isSample(pair as KeyPairText)) await vault.connect({ server: sampleServer, token: sampleOfficeToken });
  return vault;
}

async function chosenPair(form: URLSearchParams, language: Language): Promise<KeyPairText | Faults> {
  const which = form.get('which');
  if (which === 'sample' && practice().requests?.key.sample) return sampleKeyPair;
  if (which !== 'sheet') return makeKeyPair();
  try {
    return await pairFromPaper(form.get('key') ?? '');
  } catch (error) {
    if (!(error instanceof PaperKeyError)) throw error;
    return { key: paperFault(error, language) };
  }
}

/** Checks for the public sample key; every page warns about it. */
export function isSample({ publicKey }: { readonly publicKey: string }): boolean {
  return publicKey === sampleKeyPair.publicKey;
}
