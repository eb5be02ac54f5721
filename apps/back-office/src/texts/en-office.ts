/** The texts of what concerns the house: operators made anew, second words, own sessions, the audit log's watch. */
export const office = {
  operators: {
    waits: 'Another operator has to agree first, under Second word. The link is shown to that person.',
    waitsLink: 'Second word',
    link: 'Give this link to the operator. It works once, until',
    reasonToInvite: 'Reason (audited; whoever has to agree reads it)',
    lost: 'Phone or password lost',
    renew: 'Make anew',
    again: 'New link',
    againOf: (email: string) => `New link for ${email}`,
    renewOf: (name: string) => `Make ${name} anew`,
    renewAbout:
      'For somebody who lost phone or password. Both stop working at once, every session ends, and a one-time link makes new ones.',
    renewTwo: 'This role decides about money: another operator has to agree first.',
    cancel: 'Leave it',
  },
  matters: {
    title: 'For the house',
    kinds: {
      invite_operator: 'Invite an operator',
      renew_operator: 'Make an operator anew',
      loosen_rules: 'Loosen the rule of cash-outs',
      settle_audit: 'Settle what was found in the audit log',
    },
    about: (about: string, role: string) => `${about}, ${role}`,
    rules: {
      on: 'Small cash-outs leave by themselves',
      off: 'Every cash-out needs a person',
      upTo: 'At once, up to',
      perDay: 'Of one player in a day',
      twoPersons: 'Two operators from',
    },
    explained: {
      invite_operator:
        'Ask the colleague who asked, by voice, whom this is for. You get the link and pass it on yourself.',
      renew_operator:
        'Ask the operator it is about, by voice. Password, second factor and sessions end; you get the link and pass it on yourself.',
      loosen_rules: 'It holds at once for everything that is asked for from now on.',
      settle_audit:
        'Keep a copy of the database first. The log goes on from what is there now; what was found stays written down.',
    },
    rulesWait: 'Nothing has changed yet: more would leave without a person, so another operator has to agree.',
    own: 'You asked for this: another operator has to agree.',
  },
  sessions: {
    title: 'My sessions',
    about: (idle: number) => `A session ends after ${idle} minutes without use, and after 12 hours.`,
    card: 'Signed in here',
    columns: { device: 'Device', where: 'Where', since: 'Since, UTC', seen: 'Last used, UTC', end: '' },
    current: 'this one',
    end: 'End',
    endOf: (device: string) => `End ${device}`,
    endOthers: 'End all others',
  },
  ended: {
    idle: (minutes: number) => `You were signed out after ${minutes} minutes without use.`,
    expired: 'You were signed out: a session lasts 12 hours.',
    ended: 'You ended this session from another device.',
    locked: 'Your account was locked. Ask an admin.',
    renewed: 'Your password and second factor are made anew. Ask the admin for your one-time link.',
    signed_out: 'You are signed out.',
  },
  proof: {
    title: 'Show your second factor once more',
    about: 'This changes who may do what, or how money leaves. It was longer than 15 minutes ago that you showed it.',
    code: 'Code of your authenticator',
    submit: 'Go on',
    cancel: 'Leave it',
    cancelled: 'Nothing was changed: the second factor was not shown.',
  },
  watch: {
    title: 'The audit log was changed',
    about:
      'The program cannot do that: somebody with the rights of the database’s owner was at it, or a back-up was restored. Keep a copy of the database, and find out who had access.',
    look: 'Look at what was found',
    kinds: {
      altered: (entry: string) => `Entry ${entry} says something else than was written.`,
      missing: (entry: string) => `Entries before ${entry} are gone.`,
      rewritten: (entry: string) => `Entry ${entry} does not follow from the one before.`,
      cut: (entry: string) => `The newest entries are gone: ${entry} was the last one seen.`,
      replaced: (entry: string) => `Entry ${entry} was the newest one seen, and is another one now.`,
      mark: (entry: string) => `What is remembered of entry ${entry} was changed.`,
    },
    found: (at: string) => `found ${at} UTC`,
    passed: (at: string) => `All of it was last looked through ${at} UTC.`,
    settle: 'Settle it',
    reason: 'What was found out (audited)',
    settleAbout: 'When another operator agrees, the log goes on from what is there; this stays written down.',
    waits: 'Another operator has to agree, under Second word.',
  },
} as const;
