export const appShellMessages = {
  skip: 'Skip to content',
  openMenu: 'Open menu',
  menu: 'Menu',
};
