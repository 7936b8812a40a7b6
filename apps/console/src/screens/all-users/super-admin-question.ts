import type { Question } from '../../confirm/use-question.tsx';

/** Effect of the role of the platform, shown before someone gets it. */
export const SUPER_ADMIN_EFFECT = 'They can see and change everything on the platform.';

/** Question before someone gets the role of the platform: it asks for their address, and the own password. */
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
