import { type FormEvent, useEffect, useRef, useState } from 'react';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { RequestForm } from '#app/requests/content.ts';
import { normalised, shortestPassphrase } from '#app/requests/passphrase-key.ts';
import { saveFile } from '#app/ui/save-and-share.ts';
import { useWords } from '#app/ui/use-language.ts';
import { draftStore } from './draft-store.ts';
import { largestLockedFile, lockFile, openFile } from './locked-file.ts';
import { lockedFileWords } from './locked-file-words.ts';
import { useSharedDevice } from './use-shared-device.ts';

type Said = Exclude<keyof typeof lockedFileWords, 'fileName'>;

interface LineProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly type?: 'password' | 'file';
  readonly autoComplete?: string;
}

function Line({ name, label, help, type = 'password', autoComplete }: LineProps) {
  const id = `locked-${name}`;
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="text-base text-quiet">
          {help}
        </p>
      )}
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        aria-describedby={help && `${id}-help`}
        accept={type === 'file' ? '.json,application/json' : undefined}
        className="field w-full max-w-md"
      />
    </div>
  );
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Saves the answers as an encrypted file on the visitor's device and reports the result. */
function useSaving(form: RequestForm) {
  const w = useWords(lockedFileWords);
  const [said, say] = useState<Said>();
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const data = new FormData(fields);
    const passphrase = textOf(data, 'choose');
    if (normalised(passphrase).length < shortestPassphrase) return say('short');
    if (passphrase !== textOf(data, 'again')) return say('unlike');
    say('working');
    const file = await lockFile(JSON.stringify(draftStore.read()), form, passphrase);
    saveFile(w.fileName(clinicMoment(new Date()).date), 'application/json', file);
    fields.reset();
    say('saved');
  }
  return { said, save };
}

/** Opens a file that the visitor chose, puts it into the form, and reports the result. */
function useOpening(form: RequestForm, onOpen: () => void) {
  const [said, say] = useState<Said>();
  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = event.currentTarget;
    const data = new FormData(fields);
    const file = data.get('file');
    if (!(file instanceof File) || file.name === '') return say('noFile');
    say('working');
    const text = file.size > largestLockedFile ? '' : await file.text().catch(() => '');
    const opened = await openFile(text, form, textOf(data, 'passphrase'));
    if ('refused' in opened) return say(opened.refused);
    draftStore.replace(opened.text);
    onOpen();
  }
  return { said, open };
}

interface LockedFilePanelProps {
  readonly form: RequestForm;
  /** Whether there are answers that can be saved and that a file would replace. */
  readonly written: boolean;
  /** Called when the form has the file's answers. */
  readonly onOpen: () => void;
}

/** Draws, below the form, how to save its answers as an encrypted file and how to open one. */
export function LockedFilePanel({ form, written, onOpen }: LockedFilePanelProps) {
  const w = useWords(lockedFileWords);
  const shared = useSharedDevice();
  const heading = useRef<HTMLHeadingElement>(null);
  const saving = useSaving(form);
  const opening = useOpening(form, onOpen);
  useEffect(() => heading.current?.focus(), []);
  const status = (said: Said | undefined) => (
    <p role="status" className="font-semibold empty:hidden">
      {said && w[said]}
    </p>
  );
  const remember = (what: string) => (shared ? 'off' : what);
  return (
    <section aria-labelledby="locked-title" className="card mt-6 grid max-w-160 grid-cols-1 gap-5 p-5 md:p-8 print:hidden">
      <h3 id="locked-title" ref={heading} tabIndex={-1} className="scroll-mt-8 text-2xl">
        {w.title}
      </h3>
      <p>{w.lead}</p>
      {shared && <p className="font-semibold">{w.leaveNone}</p>}
      {written && (
        <form noValidate onSubmit={saving.save} className="grid grid-cols-1 gap-4 border-t border-line pt-5">
          <h4 className="text-xl">{w.saveTitle}</h4>
          <Line name="choose" label={w.choose} help={w.chooseHelp} autoComplete={remember('new-password')} />
          <Line name="again" label={w.again} autoComplete={remember('new-password')} />
          {status(saving.said)}
          <button type="submit" className="btn btn-secondary justify-self-start">
            {w.save}
          </button>
        </form>
      )}
      <form noValidate onSubmit={opening.open} className="grid grid-cols-1 gap-4 border-t border-line pt-5">
        <h4 className="text-xl">{w.openTitle}</h4>
        <Line name="file" type="file" label={w.file} />
        <Line name="passphrase" label={w.itsPassphrase} autoComplete={remember('current-password')} />
        {written && <p>{w.replaces}</p>}
        {status(opening.said)}
        <button type="submit" className="btn btn-secondary justify-self-start">
          {w.open}
        </button>
      </form>
    </section>
  );
}
