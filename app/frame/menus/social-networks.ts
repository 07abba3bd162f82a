/** The social networks on which the practice can be followed; the addresses are in content/practice.yaml. */
export const socialNetworks = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'youtube', name: 'YouTube' },
] as const;
