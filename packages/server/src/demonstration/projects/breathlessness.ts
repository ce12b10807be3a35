import type { DemonstrationProject } from '../demonstrationProject';

export const breathlessness: DemonstrationProject = {
  owner: 'researcher@sounding.example',
  title: 'Living well with breathlessness at home',
  subtitle: 'Help us shape a home programme for people who get out of breath every day',
  funder: 'National Institute for Health and Care Research',
  interests: ['Lungs and breathing', 'Ageing and later life'],
  ages: [
    [36, 45],
    [46, 55],
    [56, 65],
    [66, 75],
    [76, 120],
  ],
  created: -128,
  launch: -110,
  end: 62,
  state: {
    status: 'PUBLISHED',
    approved: -112,
    responses: { count: 640, hearMore: 0.78, contribute: 0.64 },
    waitingForReview: 7,
    unguarded: [
      'I could help to test it. Ring me on 01632 960114 any afternoon, but not on Fridays.',
      'My oxygen nurse has my notes under 999 000 0018 if you need them.',
    ],
  },
  media: {
    kind: 'picture',
    tones: 'estuary',
    altText:
      'A drawing of calm green water under a pale sky, with a measuring line let down into it.',
  },
  description: [
    {
      heading: 'Why we are asking',
      paragraph:
        '<p>More than a million people in the UK are short of breath on most days. Many are offered a class at a hospital, yet fewer than half can get to one. We want to know whether <strong>a programme at home</strong> could help just as much.</p>',
    },
    {
      heading: 'What the programme would look like',
      paragraph:
        '<p>Over eight weeks you would have:</p><ul><li>a short visit or video call with a physiotherapist</li><li>breathing and walking exercises that fit around your day</li><li>a handheld fan and a plan for bad days</li></ul>',
    },
    {
      heading: 'How your answers will be used',
      paragraph:
        '<p>We will read every reply before we apply for funding. If most people tell us that part of the plan would not work for them, we will change it and say so here.</p>',
    },
  ],
  questions: [
    {
      kind: 'POLL',
      text: '<p>Where would you most like to do the exercises?</p>',
      choices: [
        { text: 'At home on my own', weight: 31 },
        { text: 'At home with a video call', weight: 27 },
        { text: 'In a hall or leisure centre near me', weight: 29 },
        { text: 'At the hospital', weight: 8 },
      ],
    },
    {
      kind: 'LIKERT',
      text: '<p>How sure are you that you could keep going for <strong>eight weeks</strong>?</p>',
      maxValue: 10,
      lower: 'Not sure at all',
      upper: 'Completely sure',
      mean: 6.7,
      remarks: [
        'It depends on the weather. Winter is another matter.',
        'Six weeks I could promise. Eight feels long.',
        'Ask me again after the first week!',
        'If my daughter does it with me, yes.',
        'I kept going for twelve weeks last time, so I think so.',
      ],
    },
    {
      kind: 'TEXT',
      text: '<p>What would make it easier for you to take part?</p>',
      remarks: [
        'A phone number I can ring if an exercise makes me feel worse.',
        'Written instructions in large print, because I cannot read my phone without my glasses.',
        'Knowing that somebody checks in once a week, even for five minutes.',
        'My husband is my carer and I would want him to be shown what to do too.',
        'Afternoons only. I am no good to anyone before eleven.',
        'Please do not assume that everybody has stairs, or a garden.',
        'Meeting one or two others in the same boat would keep me going.',
        'I would need it in Punjabi as well as English.',
        'Being told honestly which days to rest. I always overdo it.',
        'A chart on the fridge where I can tick things off.',
        'Help with the cost of the broadband for the video calls.',
        'Not having to travel. The bus and the walk finish me off before I start.',
        'I stopped a class last year because it went too fast. Let people set the pace.',
        'Exercises that can be done sitting down.',
      ],
    },
    {
      kind: 'TEXT',
      text: '<p>Would you be happy to wear a small sensor on your wrist?</p>',
      status: 'DEACTIVATED',
      remarks: [
        'Yes, as long as it does not beep at me.',
        'No thank you, I get a rash from watch straps.',
        'I would want to see my own numbers.',
        'Only if it is waterproof. I forget to take things off.',
        'Happy to, my granddaughter could help me set it up.',
        'I would worry about who else can see it.',
      ],
    },
    {
      kind: 'POLL',
      text: '<p>How should we tell you what we found?</p>',
      status: 'DRAFT',
      choices: [
        { text: 'A letter', weight: 1 },
        { text: 'An email', weight: 1 },
        { text: 'A short film', weight: 1 },
      ],
    },
  ],
  updates: [
    {
      text: 'Thank you! 200 people answered in the first three weeks. We have added large-print sheets because so many of you asked for them.',
      day: -86,
      status: 'PUBLISHED',
      answers: [2],
    },
    {
      text: 'Our patient panel met in Leeds and chose the walking exercises. Two of them can be done in a chair.',
      day: -41,
      status: 'PUBLISHED',
      answers: [0, 2],
    },
    {
      text: 'The video-call trial session planned for this week has been moved. We will write again with a new date.',
      day: -30,
      status: 'DEACTIVATED',
    },
    {
      text: 'We have sent in our funding application. A decision is expected in the spring and we will tell you here first.',
      day: -9,
      status: 'PUBLISHED',
    },
    {
      text: 'Summary of what 600 people told us about exercising at home.',
      day: -2,
      status: 'DRAFT',
    },
  ],
};
