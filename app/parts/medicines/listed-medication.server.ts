import type { Medication } from '#app/content/medicines/medication.schema.ts';
import { heardNames, medications } from '#app/content/medicines/medications.server.ts';
import { type Language, otherLanguage } from '#app/site/language.ts';
import { type ListedMedication, namesOf } from './listed-medication.ts';

/** Returns a medicine in one language. The search keeps its names in the other, since labels and families mix both languages. */
function listedMedication(record: Medication, language: Language): ListedMedication {
  const { id, generic, group, brands, mexicanBrands = [], includes, also = [], action, days, tellUs, note } = record;
  const other = otherLanguage(language);
  const name = generic[language];
  const labelName = language === 'es' && !group && generic.en !== name ? generic.en : undefined;
  const otherNames = [generic[other], ...(includes?.[other] ?? []), ...also];
  return {
    id,
    name,
    ...(labelName ? { labelName } : {}),
    brands,
    mexicanBrands,
    includes: includes?.[language] ?? [],
    class: record.class,
    action,
    days,
    ...(tellUs ? { tellUs } : {}),
    ...(note ? { note: note[language] } : {}),
    otherNames: [...new Set(otherNames)].filter((text) => text !== name && text !== labelName && !includes?.[language].includes(text)),
  };
}

/** Returns every medicine of the list in one language. */
export function listedMedications(language: Language): ListedMedication[] {
  const listed = medications().medications.map((record) => listedMedication(record, language));
  return listed.map((medication) => {
    const own = new Set(namesOf(medication));
    const heard = heardNames().filter(({ name }) => own.has(name));
    return heard.length > 0 ? { ...medication, heard } : medication;
  });
}
