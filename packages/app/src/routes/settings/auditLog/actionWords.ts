/** `sign-in.code-refused` in words: "Sign-in: code refused". */
export function actionWords(action: string): string {
  const [subject = '', ...events] = action.split('.');
  const words = `${subjects[subject] ?? spaced(subject)}: ${spaced(events.join(' '))}`;
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

/** `{ hasNewLogin: true }` in words: "has new login: yes". */
export function detailWords(detail: Detail): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${keyWords(key)}: ${valueWords(value)}`)
    .join(', ');
}

const keyWords = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueWords(value: Detail[string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
