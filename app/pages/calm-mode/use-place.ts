import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHash } from '#app/ui/use-hash.ts';
import { noDevice } from './calm-steps.ts';
import { eraseOwnDevice, keepOwnDevice, ownDevice } from './own-device.ts';

export interface DeviceStep {
  readonly device: string;
  /** From 1. */
  readonly step: number;
}

/** "#step=epipen-2" → the second step with an EpiPen; undefined for the choice of a device. By its "=" a page hydrates that is opened at a step. */
function readPlace(hash: string, devices: readonly string[]): DeviceStep | undefined {
  const [, device = '', step = ''] = /^#step=(.+)-(\d{1,2})$/.exec(hash) ?? [];
  return [...devices, noDevice].includes(device) && Number(step) > 0 ? { device, step: Number(step) } : undefined;
}

/**
 * Where in the steps the visitor is, kept behind the # so that a reload and the other language stay there. It never adds
 * to the history: Back always leaves, at the first press. `resume` names the place to open at when none is named.
 */
export function usePlace(devices: readonly string[], resume: (own: string | undefined) => DeviceStep | undefined) {
  const { hash, setHash } = useHash();
  const opened = readPlace(useLocation().hash, devices);
  const place = readPlace(hash, devices);

  function go(next: DeviceStep | undefined) {
    if (next && next.device !== noDevice) keepOwnDevice(next.device);
    setHash(next ? `step=${next.device}-${next.step}` : '');
    scrollTo(0, 0);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is opened.
  useEffect(() => {
    // What is past its day is not only passed over.
    if (!ownDevice.read()) eraseOwnDevice();
    if (opened) return;
    const start = resume(devices.find((id) => id === ownDevice.read()));
    if (start) go(start);
  }, []);

  return { place, go };
}
