export { AllInstitutes as Component } from './all-institutes.tsx';
