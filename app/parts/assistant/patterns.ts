/**
 * Patterns for questions in both languages. Unless a comment names another form, they match the question's words in plain letters, joined
 * by spaces. patterns.test.ts has texts that each pattern must match and must not; a pattern without them does not compile.
 */
export const patterns = {
  // What a question is about
  /** Addresses us: "what time do you close". */
  toUs: /\b(?:you|u|yall|your|ustedes)\b/,
  /** What to eat before a test is on the page of the test, not in the list of medicines. */
  ofEating: /\b(?:eat|eating|food|breakfast|drink|comer|como algo|desayunar|desayuno|ayunas|beber)\b/,
  /** Names a test, or how long before it. */
  test: /\b(test|tests|testing|prueba|pruebas|days before|dias antes)\b/,
  /** Asks to be tested for an allergy to a medicine, not about a medicine before a test: "test if I am still allergic to penicillin". */
  ofAllergy: /\b(?:allergic|alergic[oa]|(?:penicillin|amoxicillin|drug) allergy|alergia a la (?:penicilina|amoxicilina))\b/,
  /** A test for an allergy to a medicine, with the medicine replaced by "M": "test for a M allergy", "M allergy test". */
  testOfMedicine:
    /\bM (?:(?:drug|medicine|allergy|skin|patch|blood|oral) )*(?:tests?|testing|challenge)\b|\b(?:tests?|testing|tested|pruebas?|examen|challenge) (?:(?:for|to|of|against|on|de|del|para|pa|a|al|la|el|los|las|con|por|una?|any|an?|the|my|his|her|mi|drug|allerg\w+|alergi\w+) )*M\b/,
  /** Mentions taking a medicine, or its effect on a test. */
  ofTaking:
    /\b(?:before|after|take|takes|taking|took|use|using|stop|quit|keep|hold|skip|days?|affects?|interferes?|changes?|messes?|antes|tom[oae]\w*|uso|usar|dej\w+|suspend\w+|sigo|seguir|dias?|afecta|interfiere|cambia|altera)\b/,
  /** Mentions a plan that is or may be the visitor's. */
  insured:
    /\b(have|has|got|insurance|plan|card|work with|ok|fine|switched|changed|through|thru|tengo|tiene|tenemos|traigo|seguro|aseguranza|tarjeta|trabajan con|cambiaron|cambie|cambiamos|dieron|covers? (?:\w+ ){0,3}(?:visits?|appointments?)|cubren? (?:\w+ ){0,3}(?:citas?|consultas?|visitas?))\b/,
  /** Says that somebody has insurance. */
  hasPlan: /\b(?:i|we|got|have|has|tengo|tiene|tenemos|traigo)\b.*\b(?:insurance|aseguranza|aseguransa|seguro)\b/,
  /** Says that somebody has no insurance or needs it. */
  hasNone: /\b(?:no|not|dont|without|sin|lost|perdi|need)\b/,
  /** Asks where or when. */
  whereOrWhen: /\b(where|when|what days|donde|cuando|dias|days)\b/,
  // What continues the last question
  /** Means the office that the last answer was not about: "what about the other office". */
  otherOffice:
    /\b(?:the )?other (?:office|one|location|place|clinic|side)\b|\b(?:el|la) otr[oa]\b|\botr[oa] (?:consultorio|oficina|clinica|lugar)\b/,
  /** Means a person in the last answer: "she", "el doctor". */
  someone: /\b(?:she|he|her|him|his|shes|hes|ella|el|goes|va|viene|la doctora|el doctor|esta|trabaja|atiende|habla)\b/,
  /** Asks what people ask about a doctor: days, hours, languages, children. */
  ofDoctors:
    /\b(?:days?|when|where|hours?|schedule|speaks?|spanish|english|kids|children|office|works?|in|there|dias?|cuando|donde|horario|habla|espanol|ingles|ninos|consultorio|atiende|trabaja|esta)\b/,
  /** Names allergy shots. */
  shots: /\b(shots?|injections?|vacunas?|inyecciones|inyeccion)\b/,
  /** Names the clinic. */
  clinic: /\b(clinic|office|doctors?|consultorio|clinica|consulta)\b/,
  /** Names a phone. */
  phone: /\b(phone|number|telefono|numero)\b/,
  /** Asks about the usual week, another day or this moment, not about the day of the last answer. */
  noOneDay:
    /\b(?:when|what days?|which days?|next|hours|schedule|usually|normally|weeks?|always|every|now|horarios?|normalmente|semanas?|siempre|ahora|ahorita|cuando|que dias?|otro dia)\b/,
  /** Asks only for a time: "and what time?". */
  timeAlone: /^(?:(?:and|y|o|pero) )?(?:(?:at|until|til|till|from|a|hasta|desde) )?(?:what time|how late|how early|que horas?)(?: \w+)?$/,
  /** Asks which office, or only where. */
  whichOffice:
    /\b(?:which|what|cual|que) (?:office|location|place|clinic|consultorio|oficina|clinica|lugar)\b|^(?:(?:and|y) )?(?:where|donde)(?: \w+)?$/,
  /** Means both offices. */
  bothOffices: /\b(?:both|each|offices|either|ambos|ambas|los dos|las dos|consultorios|cada)\b/,
  /** Gives the day of a test: "my test is on December 18", "it's on the 18th". */
  ofTestDay:
    /\b(?:tests?|testing|appointment|appt|visit|pruebas?|cita|examen)\b|^(?:(?:and|what|if|how|about|y|si|pero|que|pasa) )*(?:its|it is|on|for|the|es|seria|sera|el|para|me toca|la tengo|lo tengo|i go|i have it)\b/,
  /** Asks which doctor, or who is there. */
  whichDoctors:
    /\b(?:which|what|que|cual|cuales) (?:doctor|medic|physician)|\b(?:who|whos|quien|quienes)\b.*\b(?:there|in|working|esta|estan|atienden?)\b/,
  /** Only denies something: "no fever". */
  isDenial: /^(?:and |y )?(?:no|not|without|sin|ni) \p{L}+(?: (?:or|ni|y|o) \p{L}+)?$/u,
  /** Begins as a part of a longer sentence: "and at night". */
  startsWithConjunction: /^(?:and|or|but|also|what about|how about|y|o|pero|tambien|que tal)\b/,
  /** A word around the name of a medicine that asks nothing about it: "its for Zyrtec", "del albuterol". */
  aroundName:
    /^(?:and|also|or|its|it|is|for|the|my|of|an?|i|mean|need|want|please|generic|one|medicine|pills?|inhaler|spray|syrup|y|o|tambien|es|son|para|pa|de|del|el|la|los|las|una?|mi|mis|por|favor|ocupo|necesito|quiero|medicina|pastillas?|inhalador|jarabe)$/,
  /** Asks in English how long it takes without saying what: "how long does it take?". */
  howLong:
    /^(?:(?:and|so|ok|but|about) )*how (?:long|many (?:days|weeks|hours))(?: (?:does|do|will|would|is|until|till|before|it|that|this|they|you|yall|usually|normally|takes?|last|wait|be|have|get|i|we|to|for))*$/,
  /** Asks the same in Spanish: "¿cuánto se tardan?". */
  cuanto:
    /^(?:(?:y|como|en|por|pero|mas o menos) )*(?:cuant[oa]s? (?:tiempo|dias|horas|semanas)|cuanto (?=(?:(?:se|me|le|van|va|a|eso) )*(?:tard|dur|demor|tom|llev)))(?: ?(?:se|me|le|van?|a|tarda[nr]?|dura[nr]?|demora[nr]?|toman?|llevan?|eso|ustedes|es|antes|hay|que|esperar|son|tengo))*$/,
  /** Asks when it will be ready without saying what. */
  whenReady:
    /^(?:(?:and|so|y|para) )*(?:when|cuando)(?: (?:will|is|does|can|would|it|they|that|be|ready|done|i|get|hear|back|esta|estan|estaria|listos?|listas?|va|van|a|me|las?|los?|tendria))*$/,
  /** Asks only what age patients must be. */
  age: /^(?:(?:and|y|from|at|de|desde|a|partir|hasta|like|which|what|que|cual|starting|up|to) )*(?:ages?|edad|edades)$|^(?:(?:and|y) )*(?:how (?:old|young)|de cuantos anos)(?: (?:do|does|they|must|can|should|have|to|be|is|the|youngest|tienen|que|ser))*$/,
  // Parts of an article
  /** Asks whether others catch it. */
  contagious: /^(?:contagious|contagios[oa]|catching|catch|spreads?|contagia|pega|pegan)$/,
  /** Asks how it is treated. */
  cured: /^(?:cure|cured|cura|curar|treat|treated|treatment|trata|tratar|tratamiento|away|quita|quitar|remedio)$/,
  /** Asks where it comes from. */
  caused: /^(?:causes?|caused|causa|causas|provoca|debe)$/,
  /** Asks for its signs. */
  symptoms: /^(?:symptoms?|signs?|sintomas?|senales)$/,
  /** Asks how it is diagnosed. */
  diagnosed: /^(?:diagnosed?|diagnostica|detecta|saben)$/,
  /** Asks whether it hurts. */
  hurts: /^(?:hurts?|painful|duele|duelen|dolor)$/,
  /** Asks whether it is safe. */
  risky: /^(?:safe|risks?|dangerous|segur[oa]s?|riesgos?|peligros[oa]s?)$/,
  /** Asks what it costs. */
  costs: /^(?:costs?|cuesta|cuestan)$/,
  /** A heading that asks for a time: "How long it takes". */
  asksTime: /\b(?:how long|cuanto (?:tarda|dura|tiempo))\b|^(?:the wait|la espera)\b/,
  /** A text that gives a duration: "about 40 minutes". */
  duration: /\d[^.]*\b(?:minutes?|hours?|minutos?|horas?)\b/,
  /** Asks how long a test takes, and names the test. */
  howLongIsTest:
    /^how long (?:does|do|is|are|will|would)\b.*\b(?:tests?|testing|challenge|scope|it|that)\b(?: (?:take|last|be))?$|\bcuanto (?:se )?(?:tardan?|duran?|tiempo)\b.*\b(?:pruebas?|reto|examen|test)(?: (?:de|en|con|la|el|\w+))?(?: \w+)?$/,
  /** Asks whether a test hurts. */
  whetherItHurts: /\b(?:hurts?|painful|duelen?)\b/,
  // Meanings
  /** Asks what a thing is; the capturing group matches the thing. */
  asksMeaning:
    /^(?:(?:ok|so|and|y|hey|oye|entonces) )*(?:what is|whats|what are|what does|define|explain|meaning of|que es|que son|que significan?|que quiere decir|explique(?:me)?) (?:(?:exactly|a|an|the|el|la|los|las|un|una|eso de) )*(.+?)(?: (?:mean|means|exactly|exactamente))*$/,
  /** Names a thing and asks for its meaning: "eosinophil meaning". */
  namesMeaning: /^(.+?) (?:meaning|definition|significado|what (?:is|are) (?:it|that|they)|que (?:es|son)(?: eso)?)$/,
  /** Asks only for the symptoms of a thing; the capturing group matches the thing. */
  asksSymptoms:
    /^(?:(?:what are|whats|que|cuales son) )?(?:(?:the|los|las) )?(?:signs and symptoms|symptoms|signs|sintomas|senales) (?:(?:of|for|de|del) )?(?:(?:a|an|the|el|la|los|las|un|una) )*(.+?)(?: (?:in|en) (?:kids|children|babies|adults|ninos|bebes|adultos))?$/,
  /** Names a thing and its symptoms: "eczema symptoms". */
  namesSymptoms: /^(.+) (?:symptoms|signs|sintomas)$/,
  /** Names only what somebody is allergic to; the capturing group matches it. */
  allergyTo: /^(?:allergy to|allergic to|alergia a|alergia al|alergic[oa] a|alergic[oa] al) (?:(?:the|el|la|los|las) )?(.+)$/,
  /** The same, the thing first: "dust mite allergy". */
  namedAllergy: /^(.+) (?:allergy|allergies)$/,
  // First foods and danger
  /** Asks about a baby's first foods; advice on feeding answers no other question. */
  firstFoods: /\b(?:bab(?:y|ies)|infants?|first|introduc\w*|start\w*|when to|bebes?|primer\w*|empez\w*|empiez\w*|cuando)\b/,
  /** Mentions danger to life. */
  danger: /\b(?:kills?|die|dies|deadly|fatal|dangerous|mata|matar|morir|muere|mortal|peligros[oa])\b/,
  // Medicines and plans
  /** A name in our records that describes more than one medicine: "Blood pressure pill". */
  describesMedicine: /\b(?:pills?|medicines?|shots?|medicinas?|pastillas?|inyecciones|vacunas?)\b/i,
  /** The plan of veterans, in the question as it was typed; "va" in small letters is a Spanish word. */
  planVa: /\bVA\b/,
  // A person or a rule
  /** Mentions somebody: "my son", "is this", "¿puedo?". Other questions ask for a general rule: "do kids outgrow an egg allergy". */
  ofSomebody:
    /\b(?:i|im|ive|id|ill|me|my|mine|we|weve|our|he|hes|she|shes|his|him|hers?|its?|this|these|that|those|got|been|one|husbands?|wifes?|(?:grand)?(?:sons?|daughters?|mas?|pas?)|moms?|dads?|toddlers?|baby|child|pregnant|yo|mis?|me|nos|nuestr[oa]s?|les?|los?|las?(?= (?:tomo|doy|dejo))|sus?|es[oae]s?|est[oae]s?|soy|somos|estoy|ando|anda|tengo|tenemos|tiene|traigo|trae|llevo|tuve|siento|toma|puedo|debo|necesito|ocupo|tendre|tendra|sera|sere|voy|tomo|hij[oa]s?|nin[oa]|niet[oa]s?|bebe|espos[oa]|mama|papa|apa|ama|abuel[oa]|herman[oa]|suegr[oa]|embarazada|refills?)\b|\b\d+ (?:mg|mls?|puffs?|lbs?|pounds?|kilos?|anos?|meses|years?|yrs?|months?)\b/,
  // Doctors
  /** Asks about all doctors: which ages they see, or their names. */
  ofAges: /\b(?:names?|llaman|cuantos anos|grandes|ages?|adults?|seniors|edad|edades|adultos?|ancianos|mayores|jovenes)\b/,
  /** Says that somebody speaks no English, who needs a doctor who speaks Spanish. */
  noEnglish: /\b(?:no|not|dont|doesnt|cant|without|sin|ni) (?:\w+ ){0,3}?(?:english|ingles)\b/,
  /** Asks on which days. */
  whichDays: /\b(when|what days?|which days?|schedule|cuando|que dias?|horario)\b/,
  // Dates
  /** The figure of a day beside a month: "21st". The capturing group matches the number. */
  dayOfMonth: /^(\d{1,2}|first|primero)(?:st|nd|rd|th)?$/,
  /** A date in figures, in the question as it was typed: "12/18". The capturing groups match the month and the day. */
  monthAndDay: /\b(\d{1,2})\/(\d{1,2})\b/,
  /** A day without its month: "on the 20th", "el 5". A capturing group matches the number. */
  numberedDay: /\b(?:the|el|dia|on|es|is|de|para) (\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)\b/,
  /** Only a day, which continues the last date: "and the 26th", "y el 5". */
  dayAlone: /^(?:(?:and|or|what about|how about|then|y|o|que tal|pero) )*(?:(?:on|the|el|dia) )*\d{1,2}(?:st|nd|rd|th)?$/,
  /** Gives somebody's age, which is no date: "my son is 12", "un niño de 8". */
  ofAge:
    /\b(?:son|daughter|kid|child|baby|boy|girl|toddler|he|she|hes|shes|i|im|hijo|hija|nino|nina|bebe|nieto|nieta|tiene|tengo) (?:(?:is|am|turned|es|de) )?\d{1,2}\b|\b\d{1,2} (?:years?|yrs?|months?|weeks?|anos?|meses|semanas)\b/,
  /** A word beside a day that asks nothing more. */
  aroundDay:
    /^(?:\d{1,2}|\d{1,2}(?:st|nd|rd|th)|first|primero|today|tomorrow|tonight|hoy|manana|day|dia|days|next|this|coming|proximo|prox|que|viene)$/,
  dayAfterTomorrow: /\b(?:day after tomorrow|pasado manana)\b/,
  /** Means tomorrow; "la mañana" is the morning. */
  tomorrow: /\b(?:tomorrow|tmrw|tomorow)\b|\bmanana (?:en|por) la manana\b|^(?!.*\b(?:la|esta) manana\b).*\bmanana\b/,
  today: /\b(?:today|tonight|hoy|ahorita|ahora|now)\b/,
  /** Means the day of the last answer. */
  sameDay: /\b(?:that|same|ese|mismo) (?:day|dia)\b/,
  /** Means the day after that of the last answer. */
  dayAfter: /\b(?:day after|next day|following day|dia despues|dia siguiente|al otro dia)\b/,
  /** Means the day after the holiday that is named. */
  dayAfterHoliday: /\b(?:day after|dia despues|dia siguiente)\b/,
  /** Means the day before that holiday. */
  dayBeforeHoliday: /\b(?:day before|dia antes)\b/,
  /** Separates two dates in a question as it was typed. */
  betweenDates: /,|\b(?:and|or|y|o)\b/i,
  // Under an emergency's card
  /** Really asks for hours, unlike "closing" in "my throat is closing" or "today" in "my shot today". */
  asksForHours:
    /\b(?:hours|what time|horarios?|que horas?|abren|abierto|when (?:do|does|are|is) (?:you|yall|u|the office|the clinic)|cuando (?:abren|cierran)|(?:you|u|yall|office|clinic) (?:\w+ )?(?:open|opens|close|closed)|open (?:now|today|tomorrow)|last shot)\b/,
  /** Really asks about a test. */
  asksForTest: /\b(?:tests?|testing|pruebas?|examen)\b/,
} as const;

export type PatternName = keyof typeof patterns;
