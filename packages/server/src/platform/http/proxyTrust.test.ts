import { expect, test } from 'vitest';
import { createProxyTrust } from './proxyTrust';

const isTrusted = createProxyTrust(['10.0.0.1', '10.1.0.0/16', '2001:db8::/32', 'fd00::1']);

test.each(['10.0.0.1', '10.1.255.3', '::ffff:10.1.2.3', '2001:db8:7::1', 'fd00::1'])(
  'A proxy at %s is one of the settings’, alone or in a range',
  (address) => {
    expect(isTrusted(address)).toBe(true);
  },
);

test.each(['10.0.0.2', '10.2.0.1', '2001:db9::1', "x'; --", '', undefined])(
  'Whoever is at %j is believed about nobody else',
  (address) => {
    expect(isTrusted(address)).toBe(false);
    expect(createProxyTrust([])(address)).toBe(false);
  },
);
