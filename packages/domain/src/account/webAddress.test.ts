import { describe, expect, test } from 'vitest';

import { holdsWebAddress } from './webAddress';

describe('In a name', () => {
  test.each([
    'colleague, your account is blocked. Unblock it now: https://evil.example/login',
    'Unblock it at HTTP:evil',
    'app://open',
    'see www.evil.example',
    'see WWW.EVIL.EXAMPLE',
    'evil.example/login',
    'evil.example:8443/',
    'Unblock: evil-site.com',
    'Unblock: evil-site.com.',
    'shop.evil.co.uk now',
    'ｗｗｗ．evil．com',
    'пример.рф/вход',
    'ada@sounding.info',
  ])('"%s" is a web address', (name) => {
    expect(holdsWebAddress(name)).toBe(true);
  });

  test.each([
    'J. R. Smith',
    'J.R. Smith',
    'J.R.R.Tolkien',
    'St. John',
    'Dr.Uk Kim',
    'Dr.de Vries',
    'Prof.De Luca',
    'Jean.Pierre Martin',
    'Martin Luther King, Jr.',
    'Asha Rao, M.Sc., Ph.D.',
    'Asha Rao B.Com., M.Com',
    'Asha Rao Ph.D./M.Sc.',
    'Anna/Anne Müller',
    'O’Neil-Ward, Siân',
    "d'Arcy: researcher",
    'Νίκος Παπαδόπουλος',
    '山田．太郎',
    'محمد عبد الله',
    'Comfort Orgill',
    'Prof. Comfort',
    'Prof.Comfort',
  ])('"%s" is none', (name) => {
    expect(holdsWebAddress(name)).toBe(false);
  });
});
