import { airFact } from './air-facts.ts';
import type { Topic } from './answer.ts';
import type { Asked, Fact } from './asked.ts';
import { doctorFact } from './doctor-facts.ts';
import { hoursFact } from './hours-facts.ts';
import { insuranceFact } from './insurance-facts.ts';
import { medicineFact } from './medicine-facts.ts';
import { placeFact } from './place-facts.ts';

/** The fact that our records have on a topic; undefined if they do not say what was asked. */
export function factOf(topic: Topic, asked: Asked): Fact | undefined {
  switch (topic) {
    case 'shots':
    case 'hours':
      return hoursFact(asked, topic === 'shots' ? 'shots' : 'clinic');
    case 'phone':
    case 'fax':
    case 'address':
    case 'parking':
    case 'bus':
      return placeFact(asked, topic);
    case 'insurance':
      return insuranceFact(asked);
    case 'doctors':
      return doctorFact(asked);
    case 'test-medicine':
      return medicineFact(asked);
    case 'air':
      return airFact(asked);
  }
}
