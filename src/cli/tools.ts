/* Every tool beside the core. What is left builds without a tool's folder once its line is gone, here and in the Action. */
export { AUDIT_TOOL } from '../tools/audit/tool.ts';
export { DOCTOR_TOOL } from '../tools/doctor/tool.ts';
export { FLEET_TOOL } from '../tools/fleet/tool.ts';
