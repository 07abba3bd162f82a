import { plainWords } from '#app/site/plain-text.ts';
import { dayNames, monthNames } from './calendar-words.ts';

/**
 * Words that are never taken for a misspelling of another: months, weekdays and words one letter away from a word of a phrase. "March" is
 * not "marco", "blood" not "bloom", "desayunar" not "desmayar", "through" not "throat", "infection" not "injection".
 */
export const neverMisspelled: ReadonlySet<string> = new Set(
  plainWords(
    `${[...dayNames, ...monthNames].flat().join(' ')}
    accesibilidad accesible accesibles acceso accesos access accessibility accessible ahogaba ahora amanece amaneci amanecio antes ants
    atora barely better blood bloom blooming blowing boquita breath calm cannot cantar caught check checked checker checking checks
    checkup cheek cheeks chest chick chicken chocolate chocolates choose choque chose class cockroach comio cook cooked cooking daba daban
    desayuna desayunado desayunar desayune desayuno desmayaba dropping drops eating gripa haces hinchaba hinchaban hive house infeccion
    infecciones infection infections ive jelly kinda later latest lift lifts lymph medical morning night node nodes pagar pain picaron
    pricks privacidad privacy privadas privados private rojas ronca roncan roncando roncha ronchas ronco seems she speak spot spots stock
    straight symptom though thought through thru toes traigo using weeks wheat wheelchair windex`,
  ),
);
