import type { protectionRefusals as english } from '#english/packages/contract/src/problem-texts/protection.ts';
import type { Translation } from '#languages/translation.ts';

export const protectionRefusals: Translation<typeof english> = {
  break_holds_longer: (p) =>
    p.has('until')
      ? `Deine Spielpause dauert bis ${p.time('until')}. Du kannst sie verlängern, aber nicht verkürzen.`
      : 'Dein Selbstausschluss gilt dauerhaft. Er lässt sich nicht verkürzen.',
  break_not_over: (p) =>
    p.has('until')
      ? `Das kannst du ab ${p.time('until')} beantragen.`
      : 'Du hast keinen Selbstausschluss, dessen Zeit vorbei ist.',
  limit_request_gone: 'Diesen Antrag gibt es nicht mehr. Bitte setze das Limit noch einmal.',
  limit_too_early: (p) => `Du kannst das neue Limit ab ${p.time('from')} bestätigen.`,
  unknown_time_zone: 'Bitte wähle eine Zeitzone aus der Liste.',
  reality_check_too_rare: (p) =>
    `In deinem Land ist mindestens alle ${p.text('longest')} Minuten ein Realitätscheck vorgeschrieben.`,
  step_up_required: 'Bitte gib noch einmal dein Passwort ein, um fortzufahren.',
};
