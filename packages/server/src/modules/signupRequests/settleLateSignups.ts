import type { Platform } from '../../platform/platform';
import { createSignupService } from './signupService';

/** Settles sign-ups that were left over, so that nobody who was told of their arrival is forgotten. */
export function settleLateSignups(platform: Platform): Promise<void> {
  return createSignupService(platform).settleLate();
}
