import type { DemonstrationProject } from '../demonstrationProject';

export const therapyByText: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Talking therapy by text message for young people',
  subtitle: 'Is typing to a therapist a good first step when talking feels too hard?',
  funder: 'Wellcome',
  interests: ['Mental health', 'Children and young people', 'Digital health and data'],
  ages: [
    [16, 17],
    [18, 25],
  ],
  created: -270,
  launch: -240,
  end: -31,
  state: {
    status: 'PUBLISHED',
    approved: -244,
    responses: { count: 540, hearMore: 0.66, contribute: 0.74 },
    waitingForReview: 3,
  },
  media: {
    kind: 'picture',
    tones: 'kelp',
    altText: 'A drawing of green water with pale rings around a weight near the sea bed.',
  },
  description: [
    {
      heading: 'Help that starts with a message',
      paragraph:
        '<p>Waiting lists are long, and a phone call to a stranger can feel impossible. We are designing a service where the first four sessions happen <strong>by message</strong>, with a trained therapist at the other end. Never a computer.</p>',
    },
    {
      heading: 'If you need help now',
      paragraph:
        '<p>This page is not a helpline. If you are struggling, the <a href="https://www.nhs.uk/mental-health/">NHS mental health pages</a> list people you can talk to today, day or night.</p>',
    },
  ],
  questions: [
    {
      kind: 'POLL',
      text: '<p>How quickly should a therapist reply?</p>',
      choices: [
        { text: 'Straight away, at a set time', weight: 48 },
        { text: 'Within an hour', weight: 29 },
        { text: 'The same day', weight: 18 },
        { text: 'Within two days', weight: 3 },
      ],
    },
    {
      kind: 'LIKERT',
      text: '<p>How private would messages feel to you?</p>',
      maxValue: 10,
      lower: 'Not private',
      upper: 'Very private',
      mean: 5.9,
    },
    {
      kind: 'TEXT',
      text: '<p>What should we never do?</p>',
      remarks: [
        'Leave me on read.',
        'Use emojis to talk about serious stuff.',
        'Send a reminder that shows on my lock screen.',
        'Switch to a different therapist without telling me.',
        'Copy and paste answers. You can tell.',
        'Ring my parents without talking to me first.',
        'Make me fill in the same form every single week.',
        'Pretend to be my age.',
        'Store my messages on my phone. My brother knows the code.',
        'End it after four sessions with nothing to follow.',
      ],
    },
  ],
  updates: [
    {
      text: 'Notifications will say ‘You have a message’ and nothing else. Thank you to the many people who asked for that.',
      day: -150,
      status: 'PUBLISHED',
    },
    {
      text: 'We had planned an evening chat with our team for this date. It will not take place after all.',
      day: -96,
      status: 'DEACTIVATED',
    },
  ],
};
