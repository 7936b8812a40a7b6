export const sideNavMessages = {
  fold: 'Collapse navigation',
  unfold: 'Expand navigation',
};
