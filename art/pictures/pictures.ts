import { pictureSizes } from '#app/content/pictures/picture-sizes.ts';
import { svg } from '../geometry/svg.ts';
import type { Theme } from '../grains/model.ts';
import { airwayPair } from './figures/airway.ts';
import { alphaGalNight } from './figures/alpha-gal-night.ts';
import { antibodyTeam } from './figures/antibody-team.ts';
import { b12Way } from './figures/b12-way.ts';
import { blowCurve } from './figures/blow-curve.ts';
import { cordsPair } from './figures/cords-pair.ts';
import { doseLadder } from './figures/dose-ladder.ts';
import { drugSteps } from './figures/drug-steps.ts';
import { drugTime } from './figures/drug-time.ts';
import { eyeLining } from './figures/eye-lining.ts';
import { fingertipUnit } from './figures/fingertip-unit.ts';
import { foodBody } from './figures/food-body.ts';
import { foodSteps } from './figures/food-steps.ts';
import { gulletPair } from './figures/gullet-pair.ts';
import { haePlaces } from './figures/hae-places.ts';
import { hiveDay } from './figures/hive-day.ts';
import { hiveDepth } from './figures/hive-depth.ts';
import { houseFourRooms } from './figures/house-four-rooms.ts';
import { igLevels } from './figures/ig-levels.ts';
import { lyingAndThigh } from './figures/lying-and-thigh.ts';
import { mastCellStrip } from './figures/mast-cell.ts';
import { needleDepths } from './figures/needle-depths.ts';
import { noseSpray } from './figures/nose-spray.ts';
import { patchTest } from './figures/patch-test.ts';
import { polypsPair } from './figures/polyps-pair.ts';
import { refluxDoors } from './figures/reflux-doors.ts';
import { noseScope, throatScope } from './figures/scope-way.ts';
import { signalBlock } from './figures/signal-block.ts';
import { sinusDoor } from './figures/sinus-door.ts';
import { skinWall } from './figures/skin-wall.ts';
import { stingArms } from './figures/sting-arms.ts';
import { twoWaves } from './figures/two-waves.ts';
import { vaccineBars } from './figures/vaccine-bars.ts';
import type { Picture } from './model.ts';
import { newPen } from './pen.ts';
import { alphaGalPlate } from './plates/alpha-gal.ts';
import { anaphylaxisPlate } from './plates/anaphylaxis.ts';
import { asthmaPlate } from './plates/asthma.ts';
import { b12Plate } from './plates/b12.ts';
import { biologicsPlate } from './plates/biologics.ts';
import { contactPlate } from './plates/contact.ts';
import { drugPlate } from './plates/drug.ts';
import { drugChallengePlate } from './plates/drug-challenge.ts';
import { eczemaPlate } from './plates/eczema.ts';
import { eoePlate } from './plates/eoe.ts';
import { eyesPlate } from './plates/eyes.ts';
import { foodPlate } from './plates/food.ts';
import { foodChallengePlate } from './plates/food-challenge.ts';
import { hayFeverPlate } from './plates/hay-fever.ts';
import { hereditaryAngioedemaPlate } from './plates/hereditary-angioedema.ts';
import { hivesPlate } from './plates/hives.ts';
import { immunePlate } from './plates/immune.ts';
import { immunoglobulinPlate } from './plates/immunoglobulin.ts';
import { immunotherapyPlate } from './plates/immunotherapy.ts';
import { insectPlate } from './plates/insect.ts';
import { laryngoscopyPlate } from './plates/laryngoscopy.ts';
import { polypsPlate } from './plates/polyps.ts';
import { refluxPlate } from './plates/reflux.ts';
import { rhinoscopyPlate } from './plates/rhinoscopy.ts';
import { sinusesPlate } from './plates/sinuses.ts';
import { spirometryPlate } from './plates/spirometry.ts';
import { testingPlate } from './plates/testing.ts';
import { workupPlate } from './plates/workup.ts';
import { yearRoundPlate } from './plates/year-round.ts';

/** Every picture that articles show, by the name of its record in content/pictures/. */
export const pictures: Readonly<Record<string, Picture>> = {
  'plate-asthma': asthmaPlate,
  'plate-seasonal-allergies': hayFeverPlate,
  'plate-food-allergies': foodPlate,
  'plate-drug-allergies': drugPlate,
  'plate-insect-allergies': insectPlate,
  'plate-chronic-urticaria': hivesPlate,
  'plate-eczema': eczemaPlate,
  'plate-contact-dermatitis': contactPlate,
  'plate-allergic-conjunctivitis': eyesPlate,
  'plate-sinusitis': sinusesPlate,
  'plate-nasal-polyps': polypsPlate,
  'plate-immunodeficiency': immunePlate,
  'plate-eosinophilic-disease': eoePlate,
  'plate-silent-reflux': refluxPlate,
  'plate-anaphylaxis': anaphylaxisPlate,
  'plate-year-round-allergies': yearRoundPlate,
  'plate-alpha-gal': alphaGalPlate,
  'plate-hereditary-angioedema': hereditaryAngioedemaPlate,
  'plate-allergy-testing': testingPlate,
  'plate-biologic-therapies': biologicsPlate,
  'plate-drug-challenges': drugChallengePlate,
  'plate-food-challenges': foodChallengePlate,
  'plate-immunodeficiency-workup': workupPlate,
  'plate-immunoglobulin-therapy': immunoglobulinPlate,
  'plate-immunotherapy': immunotherapyPlate,
  'plate-laryngoscopy': laryngoscopyPlate,
  'plate-pulmonary-function': spirometryPlate,
  'plate-rhinoscopy': rhinoscopyPlate,
  'plate-vitamin-b12-injections': b12Plate,
  'airway-calm-attack': airwayPair,
  'nose-spray-angle': noseSpray,
  'allergy-cell': mastCellStrip,
  'food-reaction-body': foodBody,
  'lying-and-thigh': lyingAndThigh,
  'two-waves': twoWaves,
  'house-four-rooms': houseFourRooms,
  'drug-reaction-times': drugTime,
  'sting-three-reactions': stingArms,
  'hive-one-day': hiveDay,
  'hive-and-swelling': hiveDepth,
  'skin-wall': skinWall,
  'fingertip-unit': fingertipUnit,
  'patch-test-days': patchTest,
  'eye-lining': eyeLining,
  'sinus-door': sinusDoor,
  'polyps-treated': polypsPair,
  'antibody-team': antibodyTeam,
  'gullet-treated': gulletPair,
  'reflux-doors': refluxDoors,
  'alpha-gal-night': alphaGalNight,
  'hae-places': haePlaces,
  'needle-depths': needleDepths,
  'signal-blocked': signalBlock,
  'drug-challenge-steps': drugSteps,
  'food-challenge-steps': foodSteps,
  'vaccine-answer': vaccineBars,
  'antibody-levels': igLevels,
  'dose-ladder': doseLadder,
  'cords-open-closed': cordsPair,
  'blow-curve': blowCurve,
  'b12-way': b12Way,
  'scope-in-nose': noseScope,
  'scope-in-throat': throatScope,
};

/** A picture as an SVG file on a transparent ground. Throws for an id that no drawing has. */
export function pictureSvg(id: string, theme: Theme): string {
  const picture = pictures[id];
  if (!picture) throw new Error(`no drawing of art/pictures has the name "${id}"`);
  const { width, height } = pictureSizes[picture.type];
  const pen = newPen(theme);
  const body = picture.type === 'ladder' ? picture.draw(pen) : pen.grained(picture.draw(pen));
  return svg(width, height, pen.defs(), body);
}
