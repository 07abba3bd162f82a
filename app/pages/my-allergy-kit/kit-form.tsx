import { FoodDrawing } from '#app/parts/kit/food-drawing.tsx';
import { KitBoxes } from '#app/parts/kit/kit-boxes.tsx';
import { KitField } from '#app/parts/kit/kit-field.tsx';
import { KitKeeping } from '#app/parts/kit/kit-keeping.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { CardData } from './card-data.ts';
import { words } from './words.ts';

/** Asked once for every card and sheet: whose they are, which allergies, which devices. All of it may stay blank. */
export function KitForm({ kit: { foods, devices, takes } }: Pick<CardData, 'kit'>) {
  const w = useWords(words);
  return (
    <div className="mt-3 grid max-w-3xl gap-4">
      <KitField id="name" label={w.name} />
      <KitBoxes id="foods" legend={w.foods} options={foods.list} picture={(food) => <FoodDrawing food={food} className="size-8" />} />
      <KitField id="otherFood" label={w.otherFood} />
      <KitBoxes id="devices" legend={w.devices} options={devices} />
      <Disclosure title={w.forWallet} heading="h3">
        <div className="grid gap-4">
          <KitField id="otherAllergies" label={w.otherAllergies} />
          <KitField id="where" label={w.where} />
          <KitField id="medicines" label={w.medicines} />
          <KitBoxes id="takes" legend={w.alsoMark} options={takes} />
          <div className="grid gap-4 md:grid-cols-2">
            <KitField id="contact" label={w.contact} />
            <KitField id="contactPhone" type="tel" label={w.contactPhone} />
          </div>
        </div>
      </Disclosure>
      <KitKeeping />
    </div>
  );
}
