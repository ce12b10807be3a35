import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IdleWatch } from './IdleWatch';
import { sharedActivity } from './sharedActivity';

const ada = 'ada.byron@sounding.example';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(login = ada) {
  const ports = {
    activity: sharedActivity(() => login),
    renew: vi.fn(),
    onReminder: vi.fn(),
    onContinued: vi.fn(),
    onOver: vi.fn(),
  };
  const idle = new IdleWatch(ports);
  stop = idle.start();
  return { ...ports, idle, isReminded: () => idle.expiresAt() !== null };
}
let stop: () => void = () => undefined;
afterEach(() => stop());

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

/** Imitates activity in another tab: the write to storage first, and then its event. */
function inAnotherTab(login: string) {
  localStorage.setItem('lastActivity', JSON.stringify({ login, at: Date.now() }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
}

describe('Somebody who does nothing', () => {
  test('is reminded after 600 seconds and not before [IDLE-01]', () => {
    const { isReminded, onReminder, idle } = watch();
    wait(599);
    expect(isReminded()).toBe(false);
    wait(1);
    expect(idle.expiresAt()).toEqual(new Date(Date.now() + 300_000));
    wait(10);
    expect(onReminder).toHaveBeenCalledTimes(1);
  });

  test('is over the limit after 900 seconds and not before [IDLE-05]', () => {
    const { onOver } = watch();
    wait(899);
    expect(onOver).not.toHaveBeenCalled();
    wait(1);
    expect(onOver).toHaveBeenCalled();
  });

  test('while the computer sleeps is over the limit on waking [OPEN-37]', () => {
    const { onOver, onReminder } = watch();
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onOver).toHaveBeenCalled();
    expect(onReminder).not.toHaveBeenCalled();
  });
});

test.each(['keydown', 'input', 'pointerdown', 'wheel'])(
  '%s is a sign of life, from which 600 seconds count [IDLE-01]',
  (sign) => {
    const { isReminded } = watch();
    wait(500);
    document.dispatchEvent(new Event(sign));
    wait(599);
    expect(isReminded()).toBe(false);
    wait(1);
    expect(isReminded()).toBe(true);
  },
);

describe('Somebody who types', () => {
  test('behind the reminder changes nothing [OPEN-37]', () => {
    const { isReminded, onOver } = watch();
    wait(600);
    press();
    wait(299);
    expect(isReminded()).toBe(true);
    expect(onOver).not.toHaveBeenCalled();
    wait(1);
    expect(onOver).toHaveBeenCalled();
  });

  test('past the limit, before the clock was looked at, is reminded all the same', () => {
    const { isReminded } = watch();
    vi.setSystemTime(Date.now() + 700_000);
    press();
    expect(isReminded()).toBe(true);
  });

  test('is made known to the server at most once a minute, and no later than a minute after', () => {
    const { renew } = watch();
    for (let second = 0; second < 120; second += 1) {
      press();
      wait(1);
    }
    expect(renew).toHaveBeenCalledTimes(2);
    wait(10);
    press();
    wait(60);
    expect(renew).toHaveBeenCalledTimes(3);
    wait(300);
    expect(renew).toHaveBeenCalledTimes(3);
  });

  test('is made known as well after the clock was set back, and reminded once nothing is typed', () => {
    const { renew, isReminded } = watch();
    wait(30);
    press();
    vi.setSystemTime(Date.now() - 3_600_000);
    for (let second = 0; second < 121; second += 1) {
      press();
      wait(1);
    }
    // Once at once, because the time of the last renewal is unknown, and then once a minute as before.
    expect(renew).toHaveBeenCalledTimes(3);
    wait(597);
    expect(isReminded()).toBe(false);
    wait(3);
    expect(isReminded()).toBe(true);
  });
});

test('going on starts the time afresh, and renews on the server [IDLE-03]', () => {
  const { idle, isReminded, renew, onContinued } = watch();
  wait(700);
  idle.continueSession();
  expect(isReminded()).toBe(false);
  expect(onContinued).toHaveBeenCalledTimes(1);
  expect(renew).toHaveBeenCalledTimes(1);
  wait(599);
  expect(isReminded()).toBe(false);
  wait(1);
  expect(isReminded()).toBe(true);
});

test('a clock set back under somebody who reads is no reason to end the session', () => {
  const { onOver, isReminded } = watch();
  vi.setSystemTime(Date.now() - 5000);
  wait(1);
  expect(onOver).not.toHaveBeenCalled();
  expect(isReminded()).toBe(false);
});

describe('Another tab', () => {
  test('in which the same person is active keeps this one open, here and on the server', () => {
    const { isReminded, renew } = watch();
    wait(650);
    expect(isReminded()).toBe(true);
    inAnotherTab(ada);
    expect(isReminded()).toBe(false);
    expect(renew).toHaveBeenCalledTimes(1);
    wait(599);
    expect(isReminded()).toBe(false);
  });

  test('whose clock is a few milliseconds ahead asks the server no more often', () => {
    const { renew } = watch();
    vi.setSystemTime(Date.now() - 5);
    inAnotherTab(ada);
    vi.setSystemTime(Date.now() - 5);
    wait(1);
    expect(renew).not.toHaveBeenCalled();
  });

  test('of somebody else does not', () => {
    const { isReminded } = watch();
    wait(599);
    inAnotherTab('ben@sounding.example');
    wait(1);
    expect(isReminded()).toBe(true);
  });

  test('learns of activity here', () => {
    watch();
    const seen = () => sharedActivity(() => ada).read();
    wait(30);
    press();
    expect(seen()).toBe(Date.now());
    expect(sharedActivity(() => 'ben@sounding.example').read()).toBe(0);
  });
});

test.each(['{', 'null', '7', '{"login":"ada.byron@sounding.example","at":"soon"}'])(
  'storage that somebody edited, such as %s, tells nothing',
  (text) => {
    localStorage.setItem('lastActivity', text);
    expect(sharedActivity(() => ada).read()).toBe(0);
  },
);
