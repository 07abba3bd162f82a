import { settingsPart } from './keys/settings-part.ts';
import type { DeskPart } from './part.ts';
import { requestsPart } from './requests/requests-part.ts';
import { todayPart } from './today/today-part.ts';
import { websitePart } from './website/pages/website-part.ts';

/** The parts of the desk, in the order of the navigation; the first one is the first page. */
export const deskParts: readonly [DeskPart, ...DeskPart[]] = [requestsPart, todayPart, websitePart, settingsPart];
