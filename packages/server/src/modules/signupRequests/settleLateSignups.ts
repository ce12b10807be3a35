import type { Platform } from '../../platform/platform';
import { createSignupService } from './signupService';

/** Nobody who was told that their sign-up has arrived is forgotten. */
export function settleLateSignups(platform: Platform): Promise<void> {
  return createSignupService(platform).settleLate();
}
