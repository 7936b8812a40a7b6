export { findPlan, getPlan, type Plan, planTerms } from './plan.ts';
