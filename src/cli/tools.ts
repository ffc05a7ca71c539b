/* Every tool beside the core. To remove one, delete its folder, and its line here and in the Action: the rest builds without it. */
export { AUDIT_TOOL } from '../tools/audit/tool.ts';
export { DOCTOR_TOOL } from '../tools/doctor/tool.ts';
export { FLEET_TOOL } from '../tools/fleet/tool.ts';
