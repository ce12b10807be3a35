/** `sign-in.code-refused` in words: "Sign-in: code refused". */
export function actionWords(action: string): string {
  const [subject = '', ...events] = action.split('.');
  const parts = [subjects[subject] ?? spaced(subject), spaced(events.join(' '))];
  const words = parts.filter((part) => part !== '').join(': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Those that are more than their words with spaces between. */
const subjects: Readonly<Record<string, string>> = {
  'sign-in': 'sign-in',
  'two-factor': 'two-factor',
  'password-reset': 'password reset',
  'signup-request': 'signup request',
};

const spaced = (text: string) => text.replaceAll('-', ' ');

type Detail = Readonly<Record<string, string | number | boolean | null>>;

/** `{ isKnown: true, purpose: 'PASSWORD_RESET' }` in words: "is known: yes, purpose: password reset". */
export function detailWords(detail: Detail): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${nameWords(key)}: ${valueWords(key, value)}`)
    .join(', ');
}

const nameWords = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueWords(key: string, value: Detail[string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (key === 'fields') return String(value).split(' ').map(nameWords).join(', ');
  return typeof value === 'string' && code.test(value)
    ? value.toLowerCase().replaceAll('_', ' ')
    : String(value);
}

/** As the contract writes its values. */
const code = /^[A-Z]{2,}(?:_[A-Z]+)*$/;
