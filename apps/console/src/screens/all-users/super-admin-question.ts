import type { Question } from '../../confirm/use-question.tsx';

/** What someone with the role of the platform can do. */
export const SUPER_ADMIN_EFFECT = 'They can see and change everything on the platform.';

/** Before someone is given the role of the platform: their address typed, and the own password. */
export const superAdminQuestion = (email: string): Question => ({
  confirmation: {
    level: 3,
    impact: { lines: [SUPER_ADMIN_EFFECT] },
    phrase: { label: 'Type their email address to confirm', text: email },
  },
  icon: 'shield-check',
  title: `Make ${email} a Super Admin?`,
  confirmLabel: 'Make Super Admin',
});
