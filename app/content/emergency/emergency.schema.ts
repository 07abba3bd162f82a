import { z } from 'zod';
import { reviewSchema } from '#app/content/articles/article.schema.ts';
import { sourceList } from '#app/content/articles/source.schema.ts';
import { fixed, label } from '#app/content/text/label.ts';
import type { Localized } from '#app/content/text/localized.ts';
import { bilingual, confirmList, id, unique } from '#app/content/text/text.schema.ts';

/** The drawings a step can have; app/parts/step-drawings draws them. */
const stepDrawings = [
  'injector-cap-off',
  'injector-thigh',
  'injector-hold',
  'auviq-out-of-case',
  'auviq-guard-off',
  'auviq-thigh',
  'spray-hold',
  'spray-in-nostril',
  'spray-press',
  'inhaler-shake',
  'inhaler-into-spacer',
  'inhaler-mouth-seal',
  'inhaler-press-breathe',
  'spacer-mask-child',
  'lie-legs-up',
  'sit-up',
  'on-side',
  'new-device',
] as const;

/** Ids of a block's sources. */
export const sourceIds = z.array(id).min(1, 'expected the source of what is said here').meta(fixed);
const lines = z.array(bilingual).min(1);
const words = bilingual.meta(label('Text', 'Texto'));
const items = z.strictObject({ from: sourceIds, items: lines.meta(label('List', 'Lista')) });
const steps = z
  .array(
    z.strictObject({
      drawing: z.enum(stepDrawings, { error: 'expected the name of a drawing of a step' }).meta(fixed),
      text: words,
    }),
  )
  .min(2);

const device = z.strictObject({
  id,
  from: sourceIds,
  name: bilingual.meta(label('Name', 'Nombre')),
  steps: steps.meta(label('Steps', 'Pasos')),
  care: lines.meta(label('Tips for using it', 'Consejos para usarlo')),
});
const devices = z
  .array(device)
  .min(1)
  .refine((all) => unique(all, (one) => one.id), 'expected a different id for each device')
  .meta(label('Devices', 'Autoinyectores, esprays e inhaladores'));

/** The subjects of emergency cards. */
export const cardKinds = ['anaphylaxis', 'asthma', 'call-911', 'choking', 'emergency-room', 'poison', 'battery'] as const;
/** What to do at once, in the fewest words; a card is the same on every page. */
const card = z.strictObject({
  from: sourceIds,
  title: bilingual.meta(label('Title', 'Título')),
  /** The first step, in the fewest words: shown where a tap opens the steps. */
  first: bilingual.optional().meta(label('What to do first', 'Lo primero')),
  /** Whom to call before 911, with the number, if 911 does not come first. */
  call: bilingual.optional().meta(label('Who to call before 911', 'A quién llamar antes del 911')),
  /** When to act: any of these is enough. */
  signs: lines.meta(label('Signs', 'Señales')),
  steps: lines.meta(label('Steps', 'Pasos')),
  /** For a single mild sign, where nothing more has happened. */
  mild: bilingual.optional().meta(label('If it’s milder', 'Si es más leve')),
  /** For people whose device is expired or missing. */
  device: lines.optional().meta(label('In other situations', 'En otros casos')),
  /** Measures that do not help. */
  not: bilingual.optional().meta(label('What doesn’t help', 'Lo que no ayuda')),
});

export const emergencySchema = z.strictObject({
  review: reviewSchema.meta(fixed),
  confirm: confirmList,
  sources: sourceList.meta(fixed),
  /** The two things to do before reading on. */
  opening: z
    .strictObject({
      from: sourceIds,
      steps: z.tuple([bilingual, bilingual]).meta(label('Both steps', 'Los dos pasos')),
      spray: bilingual.meta(label('With a nasal spray', 'Con espray nasal')),
    })
    .meta(label('The first two things to do', 'Las dos primeras cosas')),
  /** Card titles for people who describe the emergency. */
  told: z
    .strictObject({
      anaphylaxis: bilingual.meta(label('Anaphylaxis', 'Anafilaxia')),
      asthma: bilingual.meta(label('Asthma', 'Asma')),
    })
    .meta(label('Card titles when someone describes the problem', 'Títulos de las tarjetas para quien cuenta el problema')),
  cards: z.record(z.enum(cardKinds), card).meta(
    label('Cards', 'Tarjetas', {
      options: {
        anaphylaxis: { en: 'Anaphylaxis', es: 'Anafilaxia' },
        asthma: { en: 'Asthma attack', es: 'Ataque de asma' },
        'call-911': { en: 'Call 911', es: 'Llame al 911' },
        choking: { en: 'Choking', es: 'Atragantamiento' },
        'emergency-room': { en: 'Emergency room', es: 'Sala de emergencias' },
        poison: { en: 'Poison', es: 'Envenenamiento' },
        battery: { en: 'Button battery', es: 'Pila de botón' },
      },
    }),
  ),
  /** For thoughts of self-harm; `word` is the text message that is answered in that language. */
  lifeline: z
    .strictObject({
      from: sourceIds,
      title: bilingual.meta(label('Title', 'Título')),
      text: words,
      call: bilingual.meta(label('Call button', 'Botón para llamar')),
      message: bilingual.meta(label('Text message button', 'Botón para mandar un mensaje')),
      word: z.strictObject({ en: z.string(), es: z.string() }).meta(fixed),
    })
    .meta(label('Thoughts of self-harm', 'Ideas de hacerse daño')),
  anaphylaxis: z
    .strictObject({
      signs: z
        .strictObject({
          from: sourceIds,
          lead: bilingual.meta(label('First sentence', 'Primera frase')),
          systems: z
            .array(z.strictObject({ id, name: bilingual.meta(label('Name', 'Nombre')), text: words }))
            .min(1)
            .meta(label('Parts of the body', 'Partes del cuerpo')),
          babies: z.strictObject({ from: sourceIds, text: words }).meta(label('Babies', 'Bebés')),
          doubt: z.strictObject({ from: sourceIds, text: words }).meta(label('When in doubt', 'En caso de duda')),
        })
        .meta(label('Signs', 'Señales')),
      devices,
      positions: z
        .strictObject({ from: sourceIds, cards: steps.meta(label('Steps', 'Pasos')) })
        .meta(label('Body position', 'Cómo acostarse')),
      wait: items.meta(label('While waiting for help', 'Mientras llega la ayuda')),
    })
    .meta(label('Anaphylaxis', 'Anafilaxia')),
  asthma: z
    .strictObject({
      signs: items.meta(label('Signs', 'Señales')),
      devices,
      wait: items.meta(label('While waiting for help', 'Mientras llega la ayuda')),
    })
    .meta(label('Asthma attack', 'Ataque de asma')),
  call: items.meta(label('Calling 911', 'Al llamar al 911')),
  ready: z
    .strictObject({
      from: sourceIds,
      items: z
        .array(z.strictObject({ id, title: bilingual.meta(label('Title', 'Título')), text: words }))
        .min(1)
        .meta(label('List', 'Lista')),
    })
    .meta(label('Be prepared', 'Para estar listos')),
});
export type Emergency = z.infer<typeof emergencySchema>;
export type EmergencyKind = (typeof cardKinds)[number];

/** A card in one language, with its subject. */
export type ShownEmergencyCard = Localized<Omit<z.infer<typeof card>, 'from'>> & { readonly kind: EmergencyKind };
export type Device = z.infer<typeof device>;
export type Step = Device['steps'][number];
