/** The catalogue's texts. */
export const gamesTexts = {
  title: 'Games',
  intro: 'A decision reaches every visitor within seconds and stands in the audit log.',
  columns: { game: 'Game', kind: 'Kind', state: 'State', lists: 'Lists', hidden: 'Hidden in', place: 'Place', action: '' },
  states: { on: 'on', off: 'off', maintenance: 'maintenance' },
  edit: 'Change',
  editOf: (game: string) => `Change ${game}`,
  form: {
    enabled: 'Switched on',
    maintenance: 'Maintenance: shown, but no new round starts',
    featured: 'Featured',
    isNew: 'New',
    hot: 'Hot',
    shipped: (yes: boolean) => `As shipped (${yes ? 'yes' : 'no'} now)`,
    yes: 'Yes',
    no: 'No',
    place: 'Place in the lists, from 0; empty for the house’s own',
    hidden: 'Hidden in these countries: codes such as SE, DK',
    reason: 'Reason',
    save: 'Save the decision',
    cancel: 'Cancel',
  },
} as const;
