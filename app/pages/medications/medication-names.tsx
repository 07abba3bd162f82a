import type { ListedMedication } from '#app/parts/medicines/listed-medication.ts';
import { useWords } from '#app/ui/use-language.ts';
import { words } from './words.ts';

/** The generic name; on a Spanish page with the English one on labels here. */
export function GenericName({ name, labelName }: Pick<ListedMedication, 'name' | 'labelName'>) {
  return (
    <>
      {name}
      {labelName && (
        <span lang="en" className="font-normal text-quiet">
          {` (${labelName})`}
        </span>
      )}
    </>
  );
}

const line = 'block font-normal print:inline print:before:content-["_"]';

/** A medicine's other names: members of a group, brands, brands in Mexico; then its note. */
export function OtherNames({
  brands,
  mexicanBrands,
  includes,
  note,
}: Pick<ListedMedication, 'brands' | 'mexicanBrands' | 'includes' | 'note'>) {
  const w = useWords(words);
  return (
    <>
      {includes.length > 0 && <span className={line}>{includes.join(', ')}</span>}
      {brands.length > 0 && (
        <span translate="no" className={line}>
          {brands.join(', ')}
        </span>
      )}
      {mexicanBrands.length > 0 && (
        <span className={line}>
          {w.inMexico}: <span translate="no">{mexicanBrands.join(', ')}</span>
        </span>
      )}
      {note && <span className={`${line} text-quiet italic`}>{note}</span>}
    </>
  );
}
