import { lazy, type ReactNode, Suspense } from 'react';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { CardData } from './card-data.ts';
import { FoodDrawing } from './food-drawing.tsx';
import { KitBoxes } from './kit-boxes.tsx';
import { KitField } from './kit-field.tsx';
import { useKit } from './kit-store.ts';
import { kitWords } from './words.ts';

/** Fetched as soon as something is typed. */
const KitKeeping = lazy(() => import('./kit-keeping.tsx').then((module) => ({ default: module.KitKeeping })));

interface KitFormProps {
  readonly kit: Pick<CardData['kit'], 'foods' | 'devices' | 'takes'>;
  /** Further questions for the sheets of the page. */
  readonly children?: ReactNode;
}

/** Asks once for all cards and sheets whose they are, which allergies and which devices. Every answer may stay blank. */
export function KitForm({ kit: { foods, devices, takes }, children }: KitFormProps) {
  const w = useWords(kitWords);
  const typed = useKit();
  return (
    <div className="mt-3 grid max-w-3xl gap-4">
      <KitField id="name" label={w.name} />
      <Disclosure title={w.allergiesAndDevices} heading="h3" open>
        <div className="grid gap-4">
          <KitBoxes id="foods" legend={w.foods} options={foods.list} picture={(food) => <FoodDrawing food={food} className="size-8" />} />
          <KitField id="otherFood" label={w.otherFood} />
          <KitBoxes id="devices" legend={w.devices} options={devices} />
        </div>
      </Disclosure>
      <Disclosure title={w.forWallet} heading="h3">
        <div className="grid gap-4">
          <KitField id="otherAllergies" label={w.otherAllergies} />
          <KitField id="where" label={w.where} />
          <KitField id="medicines" label={w.medicines} />
          <KitBoxes id="takes" legend={w.alsoMark} options={takes} />
          <div className="grid gap-4 md:grid-cols-2">
            <KitField id="contact" label={w.contact} />
            <KitField id="contactPhone" kind="tel" label={w.contactPhone} />
          </div>
        </div>
      </Disclosure>
      {children}
      {Object.keys(typed).length > 0 && (
        <Suspense>
          <KitKeeping />
        </Suspense>
      )}
    </div>
  );
}
