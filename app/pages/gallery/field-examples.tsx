import { type ReactNode, useId } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useFrame } from '#app/ui/use-frame.ts';
import { useWords } from '#app/ui/use-language.ts';
import type { Example } from './example.ts';
import { words } from './words.ts';

interface LabelledProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

function TextFields() {
  const w = useWords(words);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Labelled label={w.name}>
        {(id) => (
          <>
            <p id={`${id}-hint`} className="text-base text-quiet">
              {w.nameHint}
            </p>
            <input id={id} type="text" className="field" aria-describedby={`${id}-hint`} autoComplete="off" />
          </>
        )}
      </Labelled>
      <Labelled label={w.search}>
        {(id) => <input id={id} type="search" className="field" placeholder={w.searchHint} autoComplete="off" />}
      </Labelled>
      <Labelled label={w.message}>{(id) => <textarea id={id} rows={3} className="field resize-y" />}</Labelled>
    </div>
  );
}

function WrongField() {
  const w = useWords(words);
  return (
    <Labelled label={w.wrong}>
      {(id) => (
        <>
          <input
            id={id}
            type="tel"
            className="field border-alarm"
            aria-invalid="true"
            aria-describedby={`${id}-error`}
            autoComplete="off"
            defaultValue="555-01"
          />
          <p id={`${id}-error`} className="flex items-start gap-2 font-semibold text-alarm">
            <Icon name="warning" className="icon mt-1" />
            {w.wrongText}
          </p>
        </>
      )}
    </Labelled>
  );
}

function Pickers() {
  const w = useWords(words);
  const { offices } = useFrame();
  return (
    <div className="grid grid-cols-1 gap-5">
      <Labelled label={w.date}>{(id) => <input id={id} type="date" className="field date-field" />}</Labelled>
      <Labelled label={w.office}>
        {(id) => (
          <select id={id} className="field">
            {offices.map((office) => (
              <option key={office.id}>{office.name}</option>
            ))}
          </select>
        )}
      </Labelled>
    </div>
  );
}

function Marks() {
  const w = useWords(words);
  const group = useId();
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="font-semibold">{w.seen}</legend>
        <div className="mt-1 flex flex-wrap gap-x-8">
          {[w.yes, w.no].map((answer, place) => (
            <label key={answer} className="flex min-h-11 items-center gap-3">
              <input type="radio" name={group} defaultChecked={place === 0} className="size-5 accent-oak" />
              {answer}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" defaultChecked className="size-5 accent-oak" />
        {w.bring}
      </label>
    </div>
  );
}

export const fieldExamples: readonly Example[] = [
  { id: 'text-fields', title: { en: 'Text', es: 'Texto' }, render: () => <TextFields /> },
  { id: 'wrong-field', title: { en: 'A field with an error', es: 'Un campo con error' }, render: () => <WrongField /> },
  { id: 'pickers', title: { en: 'Date and list', es: 'Fecha y lista' }, render: () => <Pickers /> },
  { id: 'marks', title: { en: 'One of several, and yes or no', es: 'Una de varias, y sí o no' }, render: () => <Marks /> },
];
