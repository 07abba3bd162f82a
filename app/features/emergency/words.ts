import { defineWords } from '#app/site/language.ts';

/**
 * The one wording of what to do at once. Facts: signs and steps of anaphylaxis and of an asthma attack as
 * epinephrine labels, Mayo Clinic first aid and the AAAAI, CDC and NHLBI action plans give them.
 */
export const words = defineWords({
  emergencyNow: { en: 'Emergency? See what to do now', es: '¿Emergencia? Vea qué hacer ahora' },
  call911: { en: 'Call 911', es: 'Llame al 911' },
  anaphylaxisTitle: { en: 'Is it a severe allergic reaction?', es: '¿Es una reacción alérgica grave?' },
  anaphylaxisSigns: {
    en: 'Trouble breathing, a tight throat, swelling, vomiting, fainting, or hives with any of these: act now.',
    es: 'Le cuesta respirar, se le cierra la garganta, se hincha, vomita, se desmaya, o tiene ronchas con algo de esto: actúe ya.',
  },
  anaphylaxisSteps: {
    en: [
      'Use epinephrine right away. It comes first, before any other medicine.',
      'Call 911. Say "anaphylaxis".',
      'Lie down with the legs up. Sit up if breathing is hard. Do not stand or walk.',
      'If the signs go on or come back, a second dose may be needed. Use a new device.',
      'Go to the hospital, even if you feel better. The reaction can come back.',
    ].join('\n'),
    es: [
      'Use la epinefrina de inmediato. Va primero, antes que cualquier otra medicina.',
      'Llame al 911. Diga "anafilaxia".',
      'Acuéstese con las piernas en alto. Siéntese si le cuesta respirar. No se pare ni camine.',
      'Si las señales siguen o vuelven, puede hacer falta una segunda dosis. Use un aparato nuevo.',
      'Vaya al hospital aunque se sienta mejor. La reacción puede volver.',
    ].join('\n'),
  },
  anaphylaxisNot: {
    en: 'Allergy pills and inhalers do not replace epinephrine.',
    es: 'Las pastillas para la alergia y los inhaladores no reemplazan la epinefrina.',
  },
  asthmaTitle: { en: 'Is it a severe asthma attack?', es: '¿Es un ataque grave de asma?' },
  asthmaSigns: {
    en: 'Cannot speak in full sentences or walk, blue or gray lips, ribs pulling in, or the quick-relief inhaler does not help: act now.',
    es: 'No puede hablar de corrido ni caminar, tiene los labios azules o grises, se le hunden las costillas, o el inhalador de alivio rápido no ayuda: actúe ya.',
  },
  asthmaSteps: {
    en: [
      'Call 911.',
      'Sit up straight and stay calm.',
      'Use the quick-relief inhaler as your action plan says, with a spacer if you have one.',
      'Stay with the person until help comes.',
      'With hives, swelling, or after a food or a sting, treat it as anaphylaxis: epinephrine first.',
    ].join('\n'),
    es: [
      'Llame al 911.',
      'Siéntese derecho y trate de mantener la calma.',
      'Use el inhalador de alivio rápido como dice su plan de acción, con espaciador si lo tiene.',
      'No deje sola a la persona hasta que llegue la ayuda.',
      'Si hay ronchas o hinchazón, o fue después de una comida o una picadura, trátelo como anafilaxia: primero la epinefrina.',
    ].join('\n'),
  },
});
