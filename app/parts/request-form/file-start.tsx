import type { RequestForm } from '#app/requests/content.ts';
import { useWords } from '#app/ui/use-language.ts';
import { startWords } from './start-words.ts';
import { useLockedFile } from './use-locked-file.ts';

interface FileStartProps {
  readonly form: RequestForm;
  /** Whether the form has answers that the file would replace. */
  readonly written: boolean;
  /** Called when the draft is the file's content. */
  readonly onOpen: () => void;
}

/** Lets a visitor who comes back with an encrypted file open it before the form is open. */
export function FileStart({ form, written, onOpen }: FileStartProps) {
  const w = useWords(startWords);
  const file = useLockedFile();
  return (
    <div className="mt-5">
      <button type="button" className="choice bg-card" aria-expanded={file.Panel !== undefined} onClick={file.toggle}>
        {w.goOnWithFile}
      </button>
      {file.failed && <p role="alert">{w.notLoaded}</p>}
      {file.Panel && <file.Panel form={form} written={written} onOpen={onOpen} />}
    </div>
  );
}
