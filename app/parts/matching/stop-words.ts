/** Words of a question that name nothing in our records, by the type of record that is searched. */
import { plainWords } from '#app/site/plain-text.ts';
import { dayNames, monthNames } from './calendar-words.ts';

const doctor = `doctor doctors`;
const ofAllergyAndDay = `allergy allergies alergia alergias day days dia dias today tomorrow hoy manana`;
const ofMedicines = `test tests testing skin prueba pruebas piel stop stopping dejar suspender take taking tomar medicine medicina`;
const ofPlans = `accept accepts aceptan insurance health plan plans planes seguro seguros aseguranza kids child nino`;

const stop = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap(plainWords));

export const stopWords = {
  /** Words of questions about medicines, although a product's name may begin with them. */
  medicines: stop(
    doctor,
    ofAllergyAndDay,
    ...dayNames.flat(),
    ...monthNames.flat(),
    ofMedicines,
    `stopped tested before medicines medication medicinas keep takes using quit skip when about should still safe dejo seguir sigo tomando toma tomo
    tome pastilla pastillas suspendo quito children childrens puedo cold flu pain night sleep nose eyes eye drops spray cream shot shots asthma
    inhaler blood thinners last ultima ultimo antes sangre daily heart corazon presion pressure mood sugar thyroid vitamin vitamina original
    yesterday ayer noche dormir gripa tos cough syrup jarabe congestion throw dispose tiro tirar desecho desechar`,
  ),
  plans: stop(
    doctor,
    ofPlans,
    ...dayNames.flat(),
    ...monthNames.flat(),
    `take takes accepting covered cover covers network insurances list card aseguransa acepta agarran toman reciben trabajan manejan red salud tarjeta
    lista pago bill work patient visit visits appointment son daughter kid hijo hija nina lab labs test tests new use still currently company`,
  ),
  /** Words that do not distinguish one doctor from another. */
  doctors: stop(
    doctor,
    ofAllergyAndDay,
    ...dayNames.flat(),
    `dr dra doctora medico medica medicos physician allergist sees see treats treat speaks speak spanish english espanol ingles habla hablan atiende ve
    trata esta estan office offices who which quien cual patients pacientes work works working trabaja trabajan schedule horario`,
  ),
  /** Words beside the name of a medicine or a plan in a search. */
  search: stop(ofMedicines, ofPlans, `examen mg medicamento children ninos hijos adults adultos`),
  /** Words beside the one that names a part of an article: "how long does it hurt". */
  parts: stop(`much long ir`),
} as const;
