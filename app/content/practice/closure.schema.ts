import { z } from 'zod';
import { label } from '#app/content/text/label.ts';
import { bilingual, id, isoDate, sampleMark, unique } from '#app/content/text/text.schema.ts';
import { timeRange } from './hours.schema.ts';

const closure = z
  .strictObject({
    id,
    sample: sampleMark,
    /** First and last day, both closed; `to` is left out for a single day. */
    from: isoDate.meta(label('First day', 'Primer día')),
    to: isoDate
      .optional()
      .meta(
        label('Last day', 'Último día', { help: { en: 'Leave it blank for a single day.', es: 'Déjelo en blanco si es un solo día.' } }),
      ),
    offices: z
      .union([z.literal('all').meta(label('All offices', 'Todos los consultorios')), z.array(id.meta({ of: 'offices' })).min(1)], {
        error: 'expected all, or a list of office ids',
      })
      .meta(label('Offices', 'Consultorios')),
    closed: z.enum(['clinic', 'shots', 'all']).meta(
      label('What’s closed', 'Qué se cierra', {
        options: {
          clinic: { en: 'Visits', es: 'Las consultas' },
          shots: { en: 'Allergy shots', es: 'Las inyecciones' },
          all: { en: 'Visits and shots', es: 'Las consultas y las inyecciones' },
        },
      }),
    ),
    /** Shorter hours: the ordinary hours are cut to this window. Left out when closed all day. */
    openBetween: timeRange.optional().meta(
      label('Open only between', 'Abierto solo entre', {
        help: { en: 'Leave both blank if closed all day.', es: 'Deje los dos en blanco si cierra todo el día.' },
      }),
    ),
    reason: bilingual.meta(label('Reason', 'Motivo')),
  })
  .refine(({ from, to }) => !to || from <= to, { path: ['to'], message: 'expected a day not before "from"' });

/** A departure from the ordinary hours, as the pages use it: last day and office ids always written out. */
export type Closure = Omit<z.infer<typeof closure>, 'to' | 'offices'> & { to: string; offices: string[] };

export const closuresSchema = z.strictObject({
  closures: z
    .array(closure)
    .refine((all) => unique(all, (one) => one.id), 'expected a different id for each closure')
    .meta(label('Days closed', 'Días de cierre')),
});
