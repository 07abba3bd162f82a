import { describe, expect, it } from 'vitest';
import { alarmReading } from './alarm.server.ts';
import { listenerOf } from './verdict.ts';

const { words, table } = alarmReading();
const { hear, tellsOfEating } = listenerOf(words, table);
const heard = (text: string) => {
  const verdict = hear(text);
  return verdict.level === 'certain' ? verdict.card : verdict.level;
};

describe('a text that tells of an emergency', () => {
  it.each([
    ['my son has a runny nose and now he cannot breathe', 'asthma'],
    ['she cant breathe and her nose is bleeding', 'asthma'],
    ['my baby has trouble breathing, nostrils are going in and out', 'asthma'],
    ['shes not breathing her nose is blue', 'asthma'],
    ["i took ibuprofen and my nose closed up and i can't breathe", 'anaphylaxis'],
    ['le escurre la nariz y no puede respirar', 'asthma'],
    ["he can't speak, someone help", 'asthma'],
    ['not responding after taking her medicine', 'anaphylaxis'],
    ['tongue is swollen after the dentist gave him a numbing shot', 'anaphylaxis'],
    ['hives and belly cramps after shrimp', 'anaphylaxis'],
    ['hives and stomach pain after peanut', 'anaphylaxis'],
    ['peanut butter and has hives and diarrhea', 'anaphylaxis'],
    ['itchy all over and throwing up after shrimp', 'anaphylaxis'],
    ['his voice is hoarse and he is coughing after a bee sting', 'anaphylaxis'],
    ['wheezing after aspirin', 'anaphylaxis'],
    ['comio nueces y tiene ronchas y diarrea', 'anaphylaxis'],
    ['choking on a grape', 'choking'],
    ['steak is stuck in my throat', 'choking'],
    ['8 month old just tried peanut butter now red rash and coughing', 'anaphylaxis'],
    ['baby 8 months red all over after peanut butter and keeps coughing', 'anaphylaxis'],
    ['mi bebe de 8 meses comio crema de cacahuate y esta rojo y tose', 'anaphylaxis'],
    ['comí cacahuate por accidente', 'anaphylaxis'],
    ['my 3 yr old ate a cashew and has hives around the mouth', 'anaphylaxis'],
    ['i used my inhaler 6 times and its not getting better', 'asthma'],
    ['i cant breath after a bee sting', 'anaphylaxis'],
    ['no puedo respirar bien me pico una avispa', 'anaphylaxis'],
    ['my mom no puede respirar, comió shrimp', 'anaphylaxis'],
    ['walnut + coughing nonstop + voice sounds weird', 'anaphylaxis'],
    ['itching all over and throat itchy after shot', 'anaphylaxis'],
    ['accidental peanut exposure what to do', 'anaphylaxis'],
    ['trouble swallowing after bee sting', 'anaphylaxis'],
    ['cant stop coughing after fish', 'anaphylaxis'],
    ['epipen expired ok to use right now', 'anaphylaxis'],
    ['comio nuez y no para de toser', 'anaphylaxis'],
    ['me pico un alacran y no puede tragar', 'anaphylaxis'],
    ['comio huevo, cara roja, tose mucho', 'anaphylaxis'],
    ["I can't breathe and my throat is closing after a bee sting", 'anaphylaxis'],
    ['skin blistering and peeling after starting bactrim', 'emergency-room'],
    ['fever and sores in his mouth after antibiotic', 'emergency-room'],
    ['bleach in my eye', 'emergency-room'],
    ['my daughter has cvid and a fever of 101', 'emergency-room'],
    ['vomiting blood', 'emergency-room'],
    ['really bad headache stiff neck and fever', 'emergency-room'],
    ['i took the epipen because i want to die', 'lifeline'],
    ['last year i did want to die', 'lifeline'],
    ['ambulance', 'possible'],
    ['just ate a cookie with peanut', 'anaphylaxis'],
    ['swallowed a button battery', 'battery'],
    ['my toddler got into the vitamins and swallowed a lot of them', 'poison'],
    ['i swallowed my grandmas heart pill by mistake and feel dizzy', 'poison'],
    ['me tome una pastilla de mi abuelo y traigo el pulso raro', 'poison'],
    ['mi niña se tragó una pila', 'battery'],
    ['tengo las defensas bajas y 38.5', 'emergency-room'],
    ['se me olvidó y comí cangrejo, me siento raro', 'anaphylaxis'],
    ['i injected my thumb with the epipen', 'emergency-room'],
    ['i held the epipen upside down and it went into my thumb', 'emergency-room'],
    ['se me disparó el EpiPen en el pulgar', 'emergency-room'],
    ['mi hijo se picó la mano con la EpiPen', 'emergency-room'],
    ['battery stuck in his throat and he cant breathe', 'choking'],
    ['my son put a battery up his nose', 'battery'],
    ['a watch battery is in her ear', 'battery'],
    ['creo que mi bebé se comió un imán', 'battery'],
    ['se metió una pila de botón en la nariz', 'battery'],
    ['the battery in my nebulizer is dead', 'none'],
    ['chicken is stuck and i cant swallow my spit', 'emergency-room'],
    ['my eye is swollen shut and i have a fever of 102', 'emergency-room'],
    ['since this morning he sees double', 'emergency-room'],
    ['terrible headache and stiff neck since my ivig yesterday', 'emergency-room'],
    ['injected the epipen into his palm by mistake, lips swelling after peanut', 'anaphylaxis'],
    ['hives on my hands, i gave the epipen, now hives on my feet', 'anaphylaxis'],
    ['a bee stung my finger should i use the epipen', 'anaphylaxis'],
    ['me picó una abeja en la mano, ya le puse la epipen', 'anaphylaxis'],
    ['me picó una avispa en la mañana y no puedo respirar bien', 'anaphylaxis'],
    ['she has been in her yellow zone for a day', 'asthma'],
    ['still in yellow after a day of extra albuterol', 'asthma'],
    ['his peak flow has been yellow since monday', 'asthma'],
    ['zona amarilla desde ayer', 'asthma'],
    ['mi niña sigue en amarillo con salbutamol desde ayer', 'asthma'],
    ['ate breakfast then ran outside now wheezing from asthma and albuterol is not helping', 'asthma'],
    ['my asthma is acting up after thanksgiving dinner and the neb isnt touching it', 'asthma'],
    ['mi hijo cenó y ahora su asma está muy mal, el inhalador no le ayuda', 'asthma'],
    ['me dio asma en la cena y no se me quita con el inhalador', 'asthma'],
    ['he ate a peanut and has an asthma attack, inhaler is not helping', 'anaphylaxis'],
    ['ate dinner, hives and wheezing, inhaler is not helping', 'anaphylaxis'],
    ['comió camarón y tiene ronchas y le chifla el pecho', 'anaphylaxis'],
  ])('“%s” → %s', (text, outcome) => expect(heard(text)).toBe(outcome));

  it.each([
    ['last year my throat closed', 'possible'],
    ['el año pasado se me cerró la garganta', 'possible'],
    ['can cedar make my throat close', 'possible'],
    ['every spring i wheeze a little', 'possible'],
    ['i cant breathe through my nose', 'possible'],
    ['my baby cant breathe through her nose', 'asthma'],
    ['no trouble breathing, just a stuffy nose', 'none'],
    ['yellow mucus for two days with my asthma', 'possible'],
    ['how many days can he be in the yellow zone', 'possible'],
    ['pollen is in the yellow zone for two days', 'possible'],
    ['no le duele el pecho, nomás tose de noche', 'none'],
    ['can a peanut allergy kill you', 'none'],
    ['what should be in a kit', 'none'],
    ['how do i hold the epipen, thumb on the end', 'none'],
    ['me piqué el dedo con la pluma de insulina', 'possible'],
    ['my throat. closing', 'anaphylaxis'],
    ['last year it was hives, but now my throat is closing', 'anaphylaxis'],
  ])('an excuse (past, habit, question) counts in its own sentence and lowers the card to the line: “%s” → %s', (text, outcome) =>
    expect(heard(text)).toBe(outcome),
  );

  it('takes a sign of the skin and one of another part of the body for anaphylaxis, in either order and however far apart', () => {
    const skins = ['hives', 'a rash', 'welts everywhere', 'ronchas', 'sarpullido'];
    const seconds = ['throwing up', 'stomach cramps', 'coughing', 'dizzy', 'hoarse voice', 'vomitando', 'mareado', 'diarrea', 'tos'];
    for (const skin of skins) {
      for (const second of seconds) {
        expect(heard(`${skin} and ${second}`), `${skin}, ${second}`).toBe('anaphylaxis');
        expect(heard(`he has ${second} and we are at the park with my cousin, also ${skin}`), `${second} … ${skin}`).toBe('anaphylaxis');
      }
    }
  });

  it.each([
    ['my grandma face is drooping on one side and she cant lift her arm', 'call-911'],
    ['a mi ama se le fue la boca de lado ahorita y no puede levantar el brazo', 'call-911'],
    ['chest pain and sweating and left arm hurts', 'call-911'],
    ['my husband collapsed and has no pulse', 'call-911'],
    ['mi abuelita no despierta la muevo y nada', 'call-911'],
    ['my toddler swallowed a bottle of pills and wont wake up', 'call-911'],
    ['my husband took all his pills and he wont wake up', 'call-911'],
    ['mi hija se tomo las pastillas y no despierta', 'call-911'],
    ['coughing up blood and my heart is racing', 'call-911'],
    ['i do not want to wake up anymore', 'lifeline'],
    ['my daughter passed out after a peanut butter cookie', 'anaphylaxis'],
    ['se desmayó y tiene ronchas', 'anaphylaxis'],
    ['swollen tongue lisinopril', 'anaphylaxis'],
    ['coughing up a little blood', 'emergency-room'],
  ])('gives the card to call 911 only if nothing points to an allergy: “%s” → %s', (text, card) => expect(heard(text)).toBe(card));

  it.each([
    ['can he eat cooked egg', 'none'],
    ['can i get tested for cockroaches', 'none'],
    ['is it wheelchair accessible', 'none'],
    ['necesito acceso a mis resultados', 'none'],
    ['aceptan aseguranza privada', 'none'],
    ['necesito ayuda para hacer una cita', 'possible'],
    ['can someone help me fill out the forms', 'possible'],
    ['ayuda no puede respirar', 'asthma'],
    ['no me falta el aire nomas comezon', 'none'],
    ['he is not short of breath just itchy', 'none'],
    ['le falta el aire', 'asthma'],
    ['no puede agarrar aire', 'asthma'],
  ])('tells a sign from words that only sound like one: “%s” → %s', (text, outcome) => expect(heard(text)).toBe(outcome));

  it('tells a severe sign from a word that only resembles one', () => {
    expect(hear('quiero posponer mi cita')).not.toMatchObject({ level: 'certain', severe: true });
    expect(hear('me falta el aire')).toMatchObject({ level: 'certain', severe: true });
  });

  it('sends people who swell on an ACE inhibitor to the emergency room, and gives the line if it is a habit', () => {
    expect(heard('my lips get puffy on lisinopril')).toBe('emergency-room');
    expect(heard('se le hinchan los labios con el enalapril')).toBe('emergency-room');
    expect(heard('lisinopril, lips swollen and cant breathe')).toBe('anaphylaxis');
    expect(heard('every morning my lips swell on lisinopril')).toBe('possible');
  });

  it('gives a long text a card only for signs that are told together and happen now', () => {
    const calm =
      'We are new in town and want to become patients of yours this winter. My son is nine years old and likes school and football a lot. ' +
      'His records list trouble breathing with colds. He plays outside on most afternoons with his cousins and their old dog. ' +
      'We moved from Laredo and our former clinic will send the papers to you soon. ' +
      'His medicines are amoxicillin for an ear and a spray for the nose. We would like to know which forms to fill in, ' +
      'where to park, what the first visit costs, and if you can send the bill to the plan of my husband. Thank you very much for your time.';
    expect(heard(calm)).toBe('possible');
    expect(heard(`${calm} And now his throat is closing after a cookie.`)).toBe('anaphylaxis');
    expect(heard(`${calm} I want to die.`)).toBe('lifeline');
  });

  it('recognizes that somebody ate something', () => {
    expect(tellsOfEating('my 3 yr old ate a cashew')).toBe(true);
    expect(tellsOfEating('le di huevo al bebé')).toBe(true);
    expect(tellsOfEating('when should babies try peanut')).toBe(false);
  });
});
