// Made from routes.ts by `pnpm --filter @booking/api-client openapi`.
export const packedRoutes = `user login+/login! list:>[] create+> me:/me> updateMe*/me> logout*/logout! update*/{userId}>~ updatePassword*/{userId}/update-password> updateMyPassword*/me/update-password forgotPassword+/forgot-password! generatePassword*/generate-password/{token}! refresh:/refresh!
template list:>[]
institution list:>[] get:/{instituteId}> create+> update*/{instituteId}> changeStatus*/{instituteId}/change-status>
subscription current:/current>institutions[] list:>[] create+> update*/{subscriptionId}>
pricing list:>[] create+> update*/{planId}> remove-/{planId}
rolePermission list:>rolepermissions[] save*/save>rolepermissions
bkbtrSetting get:>bkbtr_settings[0] save*/save>bkbtr_setting
report superAdmin:/superAdmin>
color list:>[]+statusColors create+> update*/{colorId}> remove-/{colorId} setStatusColor*/statusColor>statusColors
ota list:>[] create+> update*/{otaId}> remove-/{otaId}
whatsapp templates:/templates>messageTemplates list:>[] create+> update*/{actionId}> remove-/{actionId}
generic list:>[]
category list:/getAll>categories[] get:/{categoryId}> create+> update*/{categoryId}> updateCodes*/codesUpdate>categories updateOrder*/orderUpdate>categories remove-/{categoryId} checkGenerics:/checkGenerics
asset list:>[] get:/{assetId}> forTable:/forTable>[] create+>assets update*/{assetId}> updateMany*/updateAssets>result updateOrder*/orderUpdate>assets remove-/{assetId}
setting get:>[0] save*/save>
policy get:>policies[0] create+> update*/{policyId}> save*/save>
rate list:>rates create+>result
bulk create+> get:/{bulkId}> run+/{bulkId}/run> cancel-/{bulkId}>`;
