import { expect, it } from 'vitest';
import { type PatternName, patterns } from './patterns.ts';

type AtLeastTwo = readonly [string, string, ...string[]];

/** What each pattern must match and must not, in the form to which it is applied. */
const examples: Record<PatternName, { readonly matches: AtLeastTwo; readonly not: AtLeastTwo }> = {
  toUs: {
    matches: ['what time do you close', 'are yall open late', 'ustedes abren los sabados', 'a que hora cierran ustedes'],
    not: ['what time does walmart close', 'a young doctor', 'usted abre temprano'],
  },
  ofEating: {
    matches: ['can i eat before the test', 'no breakfast that day', 'puedo comer antes de la prueba', 'tengo que ir en ayunas'],
    not: ['does the heat matter for the test', 'the drinks are free', 'como llego a la prueba', 'como se hace'],
  },
  test: {
    matches: ['zyrtec before my skin test', 'how many days before', 'claritin y la prueba', 'cuantos dias antes'],
    not: ['the contest is on friday', 'a tested way', 'probar una medicina', 'antes del dia'],
  },
  ofAllergy: {
    matches: [
      'am i still allergic to penicillin',
      'test for a drug allergy',
      'soy alergica a la amoxicilina',
      'prueba de alergia a la penicilina',
    ],
    not: [
      'penicillin before an allergy test',
      'pollen allergy',
      'alergia al polen',
      'penicilina antes de la prueba de alergia',
      'nonallergic rhinitis',
      'antialergicos',
    ],
  },
  testOfMedicine: {
    matches: ['can you do a M allergy test', 'test for allergy to M', 'hacen prueba de alergia a la M', 'me hacen la prueba para M'],
    not: ['M before a skin test', 'do i stop M for the test', 'tomo M antes de la prueba', 'prueba de piel y M', 'the contest for M'],
  },
  ofTaking: {
    matches: ['stop M before the test', 'does M affect the test', 'dejar M antes de la prueba', 'sigo con M'],
    not: ['a M allergy test', 'daylight and M', 'prueba de M', 'M en la casa'],
  },
  insured: {
    matches: ['i have tricare', 'do you work with humana', 'tengo humana', 'cubren bien las consultas'],
    not: ['is humana a company', 'cubren la alergia', 'tricare', 'planet tricare'],
  },
  hasPlan: {
    matches: ['i got oscar insurance', 'we have some new insurance', 'tengo otro seguro', 'traigo aseguranza de oscar'],
    not: ['which insurance is best', 'insurance that he has', 'su aseguranza', 'estoy segura y tengo prisa'],
  },
  hasNone: {
    matches: ['i dont have insurance', 'we lost our plan', 'estoy sin seguro', 'perdi mi aseguranza'],
    not: ['i now have insurance', 'nothing but insurance', 'tengo un seguro nuevo', 'sino el seguro'],
  },
  whereOrWhen: {
    matches: ['where is the doctor', 'what days is she in', 'donde atiende', 'que dias esta el doctor'],
    not: ['somewhere nice', 'whenever he likes', 'adonde sea', 'el dia festivo'],
  },
  otherOffice: {
    matches: ['what about the other office', 'and the other one', 'y en el otro', 'en otra clinica'],
    not: ['the other doctor', 'another office', 'otra prueba', 'un otro'],
  },
  someone: {
    matches: ['is she in today', 'when does he work', 'que dias viene', 'ella habla ingles'],
    not: ['the hospital', 'there is a test', 'ellas vienen', 'los doctores'],
  },
  ofDoctors: {
    matches: ['what days is she there', 'does he see kids', 'cuando viene', 'habla espanol'],
    not: ['she is nice', 'he wins', 'ella es amable', 'hablamos de el'],
  },
  shots: {
    matches: ['and for shots', 'a shot today', 'y para las vacunas', 'me toca mi inyeccion'],
    not: ['a shotgun', 'screenshot', 'vacunarse', 'inyectarse'],
  },
  clinic: {
    matches: ['and the clinic', 'to see the doctor', 'y el consultorio', 'y la clinica'],
    not: ['clinical trial', 'official hours', 'consultorios de otros', 'doctora'],
  },
  phone: {
    matches: ['and the phone', 'what is the number', 'y el telefono', 'cual es su numero'],
    not: ['headphones', 'numbers of pollen', 'telefonos', 'numeroso'],
  },
  noOneDay: {
    matches: ['when are you usually open', 'and next week', 'su horario normalmente', 'y otro dia'],
    not: ['are you open then', 'is the clinic there too', 'y las vacunas', 'y en el otro consultorio', 'nowhere near'],
  },
  timeAlone: {
    matches: ['and what time', 'until what time exactly', 'y hasta que hora', 'a que horas'],
    not: ['what time is my test', 'what time do you close', 'a que hora es la prueba', 'hora y lugar', 'do you know what time'],
  },
  whichOffice: {
    matches: ['at which office', 'and where', 'en cual consultorio', 'y donde'],
    not: ['is the office open', 'where is the parking lot', 'ese consultorio', 'donde hay lugar', 'that is where', 'porque oficina no hay'],
  },
  bothOffices: {
    matches: ['are both open', 'at either one', 'en ambos', 'abren los dos'],
    not: ['does it bother you', 'the office', 'dos vacunas', 'el consultorio'],
  },
  ofTestDay: {
    matches: ['my test is on december 18', 'its on the 18th', 'mi cita es el 18', 'me toca el lunes'],
    not: ['are you open on december 18', 'december 18', 'abren el 18', 'a que hora el lunes', 'my latest day is december 18'],
  },
  whichDoctors: {
    matches: ['which doctors', 'who is working then', 'cual doctora', 'quien atiende ese dia'],
    not: ['is the doctor there', 'who are you', 'esta el doctor', 'quien es usted', 'porque doctor no hay'],
  },
  isDenial: {
    matches: ['no fever', 'and without swelling', 'sin fiebre', 'y no tos ni gripa'],
    not: ['no', 'no i have a fever', 'tengo fiebre', 'no se me quita la tos', 'i have no fever', 'tengo asma sin tos'],
  },
  startsWithConjunction: {
    matches: ['and at night', 'what about asthma', 'y en la noche', 'pero tengo asma'],
    not: ['andy has asthma', 'day and night', 'ya se me quito', 'noche y dia'],
  },
  aroundName: {
    matches: ['its', 'inhaler', 'ocupo', 'pastillas'],
    not: ['stop', 'inhalers', 'dejar', 'pastillero'],
  },
  howLong: {
    matches: ['how long does it take', 'and how many days', 'so how long will that be', 'about how many weeks until i get it'],
    not: ['how long does a test take', 'how long have you had asthma', 'does it take how long', 'how many doctors'],
  },
  cuanto: {
    matches: ['y cuanto se tardan', 'como cuantos dias', 'cuanto tiempo hay que esperar', 'en cuantas semanas es'],
    not: ['cuanto cuesta', 'cuanto tarda la prueba', 'cuantos doctores', 'se tardan cuanto', 'no se cuantos dias'],
  },
  whenReady: {
    matches: ['when will it be ready', 'and when can i get it back', 'cuando esta lista', 'y para cuando estaria listo'],
    not: ['when are you open', 'when will my results be ready', 'cuando abren', 'cuando va a llover', 'tell me when', 'digame cuando'],
  },
  age: {
    matches: ['from what age', 'how old do they have to be', 'desde que edad', 'de cuantos anos tienen que ser'],
    not: [
      'what age is the doctor',
      'how old is your clinic',
      'que edad tiene el doctor',
      'cuantos anos dura',
      'at any age',
      'a cualquier edad',
    ],
  },
  contagious: {
    matches: ['contagious', 'spreads', 'contagioso', 'pega'],
    not: ['contagion', 'spreading', 'contagiarse', 'pegar', 'noncontagious'],
  },
  cured: { matches: ['cured', 'treatment', 'cura', 'remedio'], not: ['cures', 'treats', 'curado', 'remedios', 'secure', 'procura'] },
  caused: { matches: ['causes', 'caused', 'causas', 'provoca'], not: ['because', 'causing', 'causado', 'deben'] },
  symptoms: { matches: ['symptom', 'signs', 'sintomas', 'senales'], not: ['symptomatic', 'sign in', 'sintomatico', 'senal', 'designs'] },
  diagnosed: {
    matches: ['diagnose', 'diagnosed', 'diagnostica', 'detecta'],
    not: ['diagnosis', 'diagnostic', 'diagnostico', 'sabe', 'undiagnosed', 'detectar'],
  },
  hurts: { matches: ['hurt', 'painful', 'duele', 'dolor'], not: ['hurting', 'pain', 'doler', 'dolores', 'unhurt'] },
  risky: { matches: ['safe', 'risks', 'seguras', 'peligroso'], not: ['safely', 'risky', 'seguro medico', 'peligro', 'unsafe', 'insegura'] },
  costs: { matches: ['cost', 'costs', 'cuesta', 'cuestan'], not: ['costly', 'price', 'costo', 'cuestas', 'encuesta'] },
  asksTime: {
    matches: ['how long it takes', 'the wait after a shot', 'cuanto tarda', 'la espera'],
    not: ['how it feels', 'after the wait', 'cuanto cuesta', 'en la espera', 'how longer waits help'],
  },
  duration: {
    matches: ['It takes about 40 minutes', 'From 2 to 3 hours', 'Dura unos 40 minutos', 'Después de 1 hora'],
    not: ['A few minutes', 'Room 4. Wait an hour', 'Unas horas', 'Paso 3. Espere unos minutos', 'No more than 4 times hourly'],
  },
  howLongIsTest: {
    matches: ['how long does a skin test take', 'how long is the challenge', 'cuanto tarda la prueba de piel', 'cuanto dura el reto'],
    not: [
      'how long before a test',
      'how long does asthma last',
      'cuanto cuesta la prueba',
      'cuanto dura la alergia',
      'tell me how long is the test',
      'how long does the test result take',
      'how long is the latest',
    ],
  },
  whetherItHurts: {
    matches: ['does the test hurt', 'is it painful', 'duele la prueba', 'los piquetes duelen'],
    not: ['is there pain', 'a hurting arm', 'tengo dolor', 'me dolio'],
  },
  asksMeaning: {
    matches: ['what is an allergen', 'so what does anaphylaxis mean', 'que es el asma', 'oye que significa anafilaxia'],
    not: ['tell me what is asthma', 'what if i have asthma', 'dime que es el asma', 'que hago con el asma'],
  },
  namesMeaning: {
    matches: ['eosinophil meaning', 'asthma what is it', 'eosinofilo significado', 'asma que es eso'],
    not: ['meaning', 'the meaning of asthma', 'significado', 'que es el asma'],
  },
  asksSymptoms: {
    matches: [
      'symptoms of alpha gal',
      'what are the signs of asthma in kids',
      'cuales son los sintomas del asma',
      'senales de eccema en bebes',
    ],
    not: ['does my son have symptoms of asthma', 'asthma symptoms', 'tengo sintomas de asma', 'sintomas'],
  },
  namesSymptoms: {
    matches: ['cat allergy symptoms', 'sinusitis signs', 'asma sintomas', 'eccema sintomas'],
    not: ['symptoms', 'cat allergy symptoms in kids', 'sintomas', 'asma sintomas en ninos'],
  },
  allergyTo: {
    matches: ['allergic to red meat', 'allergy to the cat', 'alergia a la carne roja', 'alergico al polvo'],
    not: ['am i allergic to red meat', 'red meat allergy', 'tengo alergia a la carne', 'alergia de perro'],
  },
  namedAllergy: {
    matches: ['dust mite allergy', 'pollen allergies'],
    not: ['allergy', 'dust mite allergy pills', 'alergia al polvo', 'allergies in spring'],
  },
  firstFoods: {
    matches: ['can babies have egg', 'when to start peanut butter', 'mi bebe y el huevo', 'como empezar con cacahuate'],
    not: ['is egg healthy', 'restarted asthma', 'el huevo es sano', 'sin cacahuate'],
  },
  danger: {
    matches: ['can peanuts kill you', 'is it dangerous', 'me puedo morir', 'es peligrosa'],
    not: ['a skill', 'what diet', 'un tomate', 'corre peligro'],
  },
  ofSomebody: {
    matches: ['can my son eat egg', 'is this safe', 'for a child of 9 years', 'me pica la boca', 'mi hija', '10 mg', '3 anos'],
    not: ['do kids outgrow an egg allergy', 'can babies have egg', 'se quita el asma con la edad', 'hay gotas', 'what is a mist'],
  },
  describesMedicine: {
    matches: ['Blood pressure pill', 'Allergy medicines', 'Pastillas para dormir', 'Vacuna contra la gripa'],
    not: ['Pillar', 'Zyrtec', 'Pastillero', 'Jarabe para la tos'],
  },
  planVa: { matches: ['Do you take VA', 'Aceptan VA'], not: ['VALUE plan', 'va bien con el plan', 'Va a cubrir'] },
  ofAges: {
    matches: ['what ages does he see', 'does she see adults', 'de que edades', 'atiende adultos mayores'],
    not: ['the pages', 'he sees patients', 'a quien atiende', 'la edadita'],
  },
  noEnglish: {
    matches: ['my mom doesnt speak english', 'no english', 'mi mama no habla ingles', 'sin saber ingles'],
    not: ['she speaks english', 'no one there at the desk ever speaks english', 'habla ingles', 'no habla espanol', 'piano english books'],
  },
  whichDays: {
    matches: ['which days is she in', 'when does he work', 'que dias viene', 'su horario'],
    not: ['days off', 'on that day', 'los dias de fiesta', 'ese dia', 'whenever he is in'],
  },
  dayOfMonth: { matches: ['21st', '5', '22nd', '3rd'], not: ['121', '5pm', '21 st'] },
  monthAndDay: { matches: ['open on 12/18?', 'abren el 7/4'], not: ['12-18', '1/2026', '12/'] },
  numberedDay: {
    matches: ['on the 20th', '18th of december', 'mi prueba es el 5', 'para 18 pastillas'],
    not: ['5 shots', 'on the 2020th', 'el quinto', 'tengo 5'],
  },
  dayAlone: {
    matches: ['and the 26th', 'what about on the 5th', 'y el 5', 'pero dia 12'],
    not: ['are you open the 26th', 'and the 26th of may', 'abren el 5', 'y el 5 de mayo'],
  },
  ofAge: {
    matches: ['my son is 12 do you see kids', 'shes 4', 'tengo un nino de 8', 'a child of 6 years', 'cumplio 3 meses'],
    not: ['is the test on the 12th', 'are you open the 8th', 'es el 12', 'abren el dia 8'],
  },
  aroundDay: { matches: ['first', '24th', 'tomorrow', 'manana', 'proximo'], not: ['shots', 'firsthand', 'hours', 'vacunas'] },
  dayAfterTomorrow: {
    matches: ['the day after tomorrow', 'pasado manana abren'],
    not: ['tomorrow', 'the day after', 'manana', 'el pasado', 'a holiday after tomorrow'],
  },
  tomorrow: {
    matches: ['open tomorrow', 'tmrw', 'abren manana', 'manana por la tarde'],
    not: ['tomorrows', 'the morning', 'abren en la manana'],
  },
  today: { matches: ['open today', 'are you open now', 'abren hoy', 'ahorita'], not: ['i know', 'todays', 'hoyos', 'ahorrar'] },
  sameDay: {
    matches: ['and that day', 'the same day', 'ese dia', 'el mismo dia'],
    not: ['that holiday', 'same days', 'ese diablo', 'este dia'],
  },
  dayAfter: {
    matches: ['the next day', 'and the day after', 'al otro dia', 'el dia siguiente'],
    not: ['next friday', 'the other day', 'otro dia', 'dia anterior', 'a holiday after'],
  },
  dayAfterHoliday: {
    matches: ['the day after christmas', 'open day after thanksgiving', 'un dia despues de navidad', 'el dia siguiente a navidad'],
    not: ['gone the next day', 'after christmas', 'al otro dia de navidad', 'despues de navidad', 'the holiday after christmas'],
  },
  dayBeforeHoliday: {
    matches: ['the day before thanksgiving', 'open day before easter', 'un dia antes de navidad', 'el dia antes del pavo'],
    not: ['days before thanksgiving', 'before easter', 'dias antes de navidad', 'antes de navidad', 'the holiday before easter'],
  },
  betweenDates: {
    matches: ['Thursday or Friday', 'May 5, May 6', 'jueves o viernes', 'hoy Y mañana'],
    not: ['Thursday Friday', 'Thursday order', 'hoy mañana', 'ayer'],
  },
  asksForHours: {
    matches: ['what time do you close', 'is the office still open', 'a que horas abren', 'cuando cierran'],
    not: ['my throat is closing', 'i had my shot today', 'se me cierra la garganta', 'cuando como nueces', 'afterhours'],
  },
  asksForTest: {
    matches: ['after my skin test', 'allergy testing', 'mi prueba de piel', 'el examen'],
    not: ['the latest shot', 'protested', 'probar nueces', 'examinar'],
  },
};

it.each(Object.keys(examples) as PatternName[])('%s matches its examples and no near ones', (name) => {
  const { matches, not } = examples[name];
  expect(matches.filter((text) => !patterns[name].test(text))).toEqual([]);
  expect(not.filter((text) => patterns[name].test(text))).toEqual([]);
});
