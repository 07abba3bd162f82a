/** vault.json: the office's private keys, its token and the key of saved requests, encrypted with the passphrase. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fromBase64url, toBase64url } from '#app/requests/base64url.ts';
import { fingerprintOf, keyIdOf } from '#app/requests/fingerprint.ts';
import type { KeyPairText } from '#app/requests/key-pair.ts';
import { newStretching, passphraseKey, type Stretching } from '#app/requests/passphrase-key.ts';
import { makePrivateFolder, writeDurably } from './durable-file.ts';
import { SealError, seal, unseal } from './sealing.ts';

/** A key pair of the office, with its id on envelopes. */
export interface OfficeKey extends KeyPairText {
  readonly keyId: string;
  /** 64 hex digits. */
  readonly fingerprint: string;
  /** When this desk made or added it, ISO 8601 in UTC. */
  readonly addedAt: string;
}

/** The server for requests, and its access code. */
export interface Connection {
  /** Scheme and host, without a final slash. */
  readonly server: string;
  readonly token: string;
}

const contentSchema = z.strictObject({
  /** AES-256 key of the saved requests, 32 bytes in base64url. */
  storageKey: z.string().length(43),
  /** The current one first, to which visitors encrypt. Others still open what was encrypted to them. */
  keys: z
    .array(
      z.strictObject({
        publicKey: z.string(),
        privateKey: z.string(),
        keyId: z.string(),
        fingerprint: z.string(),
        addedAt: z.string(),
      }),
    )
    .min(1),
  connection: z.strictObject({ server: z.string(), token: z.string() }).optional(),
});
type VaultContent = z.infer<typeof contentSchema>;

const fileSchema = z.strictObject({
  version: z.literal(1),
  kdf: z.literal('PBKDF2-SHA-256'),
  iterations: z.int().min(1).max(100_000_000),
  salt: z.string().length(22),
  sealed: z.string(),
});

/** The passphrase isn't this vault's. */
export class WrongPassphraseError extends Error {}

/** The file isn't a vault, or is from a newer release. */
export class VaultFileError extends Error {}

/** The file isn't the one this vault was opened from: another program changed the passphrase or replaced the file. */
export class VaultChangedError extends Error {}

const vaultFile = (folder: string) => join(folder, 'vault.json');
const sealPlace = ({ kdf, iterations, salt }: Stretching) => `vault/1/${kdf}/${iterations}/${salt}`;

/** Checks whether this computer is set up. */
export async function hasVault(folder: string): Promise<boolean> {
  return (await textOf(folder)) !== undefined;
}

async function textOf(folder: string): Promise<string | undefined> {
  try {
    return await readFile(vaultFile(folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function readVaultFile(folder: string): Promise<z.infer<typeof fileSchema>> {
  const text = await textOf(folder);
  try {
    return fileSchema.parse(JSON.parse(text ?? ''));
  } catch {
    throw new VaultFileError(`${vaultFile(folder)} is no vault of this release`);
  }
}

/** What encrypts a vault. */
interface Lock {
  readonly stretching: Stretching;
  readonly wrappingKey: CryptoKey;
}

/** The open vault. Each change is on the disk when its promise resolves. */
export class Vault {
  readonly storageKey: CryptoKey;
  readonly #folder: string;
  #content: VaultContent;
  #stretching: Stretching;
  #wrappingKey: CryptoKey;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, content: VaultContent, stretching: Stretching, wrappingKey: CryptoKey, storageKey: CryptoKey) {
    this.#folder = folder;
    this.#content = content;
    this.#stretching = stretching;
    this.#wrappingKey = wrappingKey;
    this.storageKey = storageKey;
  }

  static async #of(folder: string, content: VaultContent, stretching: Stretching, wrappingKey: CryptoKey): Promise<Vault> {
    const bytes = fromBase64url(content.storageKey) ?? new Uint8Array();
    const storageKey = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
    return new Vault(folder, content, stretching, wrappingKey, storageKey);
  }

  /** Sets up this computer with a first key pair. Throws if it's already set up: a vault is never overwritten. */
  static async create(folder: string, passphrase: string, pair: KeyPairText, iterations?: number): Promise<Vault> {
    if (await hasVault(folder)) throw new VaultFileError('This computer has a vault already');
    await makePrivateFolder(folder);
    const stretching = newStretching(iterations);
    const storageKey = toBase64url(crypto.getRandomValues(new Uint8Array(32)));
    const content = { storageKey, keys: [await officeKey(pair)] };
    const vault = await Vault.#of(folder, content, stretching, await passphraseKey(passphrase, stretching));
    await vault.#write(content);
    return vault;
  }

  /** Opens the vault. Throws WrongPassphraseError or VaultFileError. */
  static async open(folder: string, passphrase: string): Promise<Vault> {
    const { sealed, kdf, iterations, salt } = await readVaultFile(folder);
    const stretching = { kdf, iterations, salt };
    const wrappingKey = await passphraseKey(passphrase, stretching);
    try {
      const content = contentSchema.parse(await unseal(wrappingKey, fromBase64url(sealed) ?? new Uint8Array(), sealPlace(stretching)));
      return await Vault.#of(folder, content, stretching, wrappingKey);
    } catch (error) {
      if (error instanceof SealError) throw new WrongPassphraseError('Not the passphrase of this vault');
      throw new VaultFileError('The vault holds what this release cannot read');
    }
  }

  get keys(): readonly OfficeKey[] {
    return this.#content.keys;
  }

  get connection(): Connection | undefined {
    return this.#content.connection;
  }

  /** The key that visitors encrypt to. */
  get currentKey(): OfficeKey {
    return this.#content.keys[0] as OfficeKey;
  }

  /** `current`: visitors encrypt to it from now on; else it only opens older requests. Throws VaultChangedError, like all that write. */
  async addKey(pair: KeyPairText, { current }: { readonly current: boolean }): Promise<void> {
    const key = await officeKey(pair);
    await this.#change((content) => {
      const others = content.keys.filter(({ keyId }) => keyId !== key.keyId);
      const known = others.length < content.keys.length;
      return known && !current ? content : { ...content, keys: current ? [key, ...others] : [...others, key] };
    });
  }

  async connect(connection: Connection): Promise<void> {
    await this.#change((content) => ({ ...content, connection }));
  }

  /** Throws WrongPassphraseError if `old` isn't the current passphrase. */
  async changePassphrase(old: string, fresh: string): Promise<void> {
    await this.check(old);
    const stretching = newStretching(this.#stretching.iterations);
    const wrappingKey = await passphraseKey(fresh, stretching);
    await this.#change((content) => content, { stretching, wrappingKey });
  }

  /** Throws WrongPassphraseError unless it's the current passphrase; called before a secret is shown. */
  async check(passphrase: string): Promise<void> {
    await Vault.open(this.#folder, passphrase);
  }

  /** Makes one change at a time, each to what's on the disk, so that a key added meanwhile is never overwritten. */
  async #change(next: (content: VaultContent) => VaultContent, lock?: Lock): Promise<void> {
    const turn = this.#last.then(async () => this.#write(next(await this.#reread()), lock));
    this.#last = turn.catch(() => undefined);
    await turn;
  }

  async #reread(): Promise<VaultContent> {
    try {
      const { sealed } = await readVaultFile(this.#folder);
      return contentSchema.parse(await unseal(this.#wrappingKey, fromBase64url(sealed) ?? new Uint8Array(), sealPlace(this.#stretching)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code) throw error;
      throw new VaultChangedError(`${vaultFile(this.#folder)} was changed by another program`);
    }
  }

  async #write(content: VaultContent, lock: Lock = { stretching: this.#stretching, wrappingKey: this.#wrappingKey }): Promise<void> {
    const { stretching, wrappingKey } = lock;
    const sealed = toBase64url(await seal(wrappingKey, content, sealPlace(stretching)));
    await writeDurably(vaultFile(this.#folder), JSON.stringify({ version: 1, ...stretching, sealed }));
    this.#content = content;
    this.#stretching = stretching;
    this.#wrappingKey = wrappingKey;
  }
}

async function officeKey({ publicKey, privateKey }: KeyPairText): Promise<OfficeKey> {
  const fingerprint = await fingerprintOf(publicKey);
  return { publicKey, privateKey, keyId: keyIdOf(fingerprint), fingerprint, addedAt: new Date().toISOString() };
}
