import type { Topic } from '#app/parts/assistant/answer.ts';
import type { RecordAnswer, RecordQuestion } from '#app/parts/assistant/record-question.ts';
import { airFact } from './air.ts';
import { doctorFact } from './doctors.ts';
import { hoursFact } from './hours.ts';
import { insuranceFact } from './insurance.ts';
import { medicineFact } from './medicines.ts';
import { placeFact } from './place.ts';

/** The fact that our records have on a topic; undefined if they do not say what was asked. */
export function factOf(topic: Topic, asked: RecordQuestion): RecordAnswer | undefined {
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
