/** The articles in menu order: what we treat, and what we do. Kept apart from the long table of pages. */
export const conditionSlugs = [
  'seasonal-allergies',
  'food-allergies',
  'asthma',
  'eczema',
  'drug-allergies',
  'insect-allergies',
  'contact-dermatitis',
  'chronic-urticaria',
  'allergic-conjunctivitis',
  'sinusitis',
  'nasal-polyps',
  'immunodeficiency',
  'silent-reflux',
  'eosinophilic-disease',
  'anaphylaxis',
  'year-round-allergies',
  'alpha-gal',
  'hereditary-angioedema',
] as const;
export type ConditionSlug = (typeof conditionSlugs)[number];

export const serviceSlugs = [
  'allergy-testing',
  'immunotherapy',
  'biologic-therapies',
  'pulmonary-function',
  'rhinoscopy',
  'laryngoscopy',
  'drug-challenges',
  'food-challenges',
  'immunodeficiency-workup',
  'immunoglobulin-therapy',
  'vitamin-b12-injections',
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];
