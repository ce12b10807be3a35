import type { Random } from './random';

const firstNames = [
  ...['Aisha', 'Alan', 'Bronwen', 'Callum', 'Chidi', 'Clare', 'Daniel', 'Deepa', 'Eilidh', 'Emma'],
  ...[
    'Farid',
    'Fiona',
    'Gareth',
    'Grace',
    'Hamza',
    'Hannah',
    'Imogen',
    'Isaac',
    'Jasmine',
    'Joanna',
  ],
  ...['Kwame', 'Laura', 'Leila', 'Lewis', 'Mairi', 'Marcus', 'Mei', 'Nadia', 'Neil', 'Nkechi'],
  ...['Oliver', 'Orla', 'Patrick', 'Poppy', 'Rachel', 'Rashid', 'Rhys', 'Ruth', 'Sanjay', 'Sian'],
  ...['Stephen', 'Tanya', 'Tariq', 'Tess', 'Uma', 'Victor', 'Wendy', 'Yusuf', 'Zainab', 'Zoe'],
];

const lastNames = [
  ...[
    'Ahmed',
    'Baker',
    'Begum',
    'Bennett',
    'Campbell',
    'Carter',
    'Chowdhury',
    'Davies',
    'Doyle',
    'Evans',
  ],
  ...[
    'Fletcher',
    'Ferguson',
    'Gibson',
    'Grant',
    'Hall',
    'Hussain',
    'Jenkins',
    'Khan',
    'Kaur',
    'Lloyd',
  ],
  ...['MacLeod', 'Mensah', 'Morgan', 'Murray', 'Ncube', 'Owen', 'Patel', 'Price', 'Quinn', 'Rees'],
  ...[
    'Roberts',
    'Shah',
    'Sinclair',
    'Stewart',
    'Taylor',
    'Thomas',
    'Turner',
    'Walsh',
    'Watson',
    'Wright',
  ],
];

const titles = ['Dr ', 'Dr ', 'Prof ', '', ''];

export interface Person {
  readonly fullName: string;
  readonly login: string;
}

/** So many different people, each with an address at this domain. */
export function makePeople(random: Random, count: number, domain: string): Person[] {
  const logins = new Set<string>();
  const people: Person[] = [];
  while (people.length < count) {
    const first = random.pick(firstNames);
    const last = random.pick(lastNames);
    const login = `${first}.${last}@${domain}`.toLowerCase();
    if (logins.has(login)) continue;
    logins.add(login);
    people.push({ login, fullName: `${random.pick(titles)}${first} ${last}` });
  }
  return people;
}
