import { cva } from 'class-variance-authority';

export const buttonGroupClass = /* @__PURE__ */ cva('bk-button-group', {
  variants: { variant: { primary: 'bk-button-group-solid', secondary: null } },
  defaultVariants: { variant: 'secondary' },
});
