import { describe, expect, test } from 'vitest';

import { resetKeyState } from './resetKey';
import { effectOfSignupDecision, validateSignupDecision } from './signupRequest';

describe('A signup request', () => {
  test('is decided once; the same decision again changes nothing [OPEN-48]', () => {
    expect(effectOfSignupDecision(null, 'APPROVED')).toBe('apply');
    expect(effectOfSignupDecision('APPROVED', 'APPROVED')).toBe('repeat');
    expect(effectOfSignupDecision('REJECTED', 'REJECTED')).toBe('repeat');
    expect(effectOfSignupDecision('APPROVED', 'REJECTED')).toBe('refuse');
    expect(effectOfSignupDecision('REJECTED', 'APPROVED')).toBe('refuse');
  });

  test('is decided with a comment or without [OPEN-49]', () => {
    expect(validateSignupDecision({ comment: '' })).toEqual([]);
    expect(validateSignupDecision({ comment: 'a'.repeat(1000) })).toEqual([]);
    expect(validateSignupDecision({ comment: 'a'.repeat(1001) })).toHaveLength(1);
  });
});

describe('A password reset key', () => {
  const now = new Date('2026-06-15T11:00:00.000Z');
  const ahead = '2026-06-15T11:00:00.001Z';

  test('works until its time is up, and is expired from that moment on [OPEN-110]', () => {
    expect(resetKeyState({ expiresAt: ahead, usedAt: null }, now)).toBe('valid');
    expect(resetKeyState({ expiresAt: now, usedAt: null }, now)).toBe('expired');
  });

  test('is invalid once used, expired or not, and when nobody knows it [OPEN-110]', () => {
    expect(resetKeyState({ expiresAt: ahead, usedAt: now }, now)).toBe('invalid');
    expect(resetKeyState({ expiresAt: '2026-01-01T00:00:00.000Z', usedAt: now }, now)).toBe(
      'invalid',
    );
    expect(resetKeyState(null, now)).toBe('invalid');
  });
});
